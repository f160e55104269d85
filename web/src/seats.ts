/** How the seats of a table are told apart: by name, by colour (Okabe and Ito's) and by shape. */

export const COLOURS = [
  "#e69f00",
  "#56b4e9",
  "#009e73",
  "#cc79a7",
  "#f0e442",
  "#d55e00",
  "#0072b2",
  "#b8b8b8",
];

export const SHAPES = ["●", "▲", "■", "◆", "★", "✚", "⬟", "▼"];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "#b8b8b8";
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? "●";
