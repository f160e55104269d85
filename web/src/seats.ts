/** How the seats of a table are told apart: by name, by colour (Okabe and Ito's) and by shape. */

/** Which colour and shape: a seat has its own, but where pieces are selected that of its piece, or none yet. */
export type Look = number | null;

const COLOURS = ["#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#f0e442", "#d55e00", "#0072b2", "#b8b8b8"];

const SHAPES = ["●", "▲", "■", "◆", "★", "✚", "⬟", "▼"];

/** The numbers of all pieces. */
export const PIECES = COLOURS.map((_, piece) => piece);

const PLAIN = "#b8b8b8";

export const colourOf = (look: Look): string =>
  look === null ? PLAIN : (COLOURS[look % COLOURS.length] ?? PLAIN);
export const shapeOf = (look: Look): string => (look === null ? "○" : (SHAPES[look % SHAPES.length] ?? "●"));
