/** Sheets to paint on, and what more than one game paints on them; nothing here needs three dimensions. */

export const FONT = 'Figtree, "Trebuchet MS", "DejaVu Sans", Verdana, sans-serif';
const LONGEST_NAME = 13;
const PLATE = 256;

/** A sheet and its pen. */
export function canvasOf(
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext("2d", settings);
  if (pen === null) throw new Error("no canvas to draw on");
  return [canvas, pen];
}

/** A name on a small plate, rimmed in the colour of its seat. */
export function namePlate(name: string, shape: string, colour: string, ink: string): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(PLATE, 64);
  const [words, wide] = measured(pen, name, shape);
  pen.fillStyle = "rgba(14, 16, 28, 0.85)";
  pen.strokeStyle = colour;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(128 - wide / 2, 6, wide, 52, 24);
  pen.fill();
  pen.stroke();
  pen.textAlign = "center";
  pen.fillStyle = ink;
  pen.fillText(words, 128, 44, 222);
  return canvas;
}

function measured(pen: CanvasRenderingContext2D, name: string, shape: string): [string, number] {
  pen.font = `bold 34px ${FONT}`;
  const words = `${shape} ${shortened(name)}`;
  return [words, Math.min(250, pen.measureText(words).width + 32)];
}

/** Which part of its sheet's width a name plate takes. */
export const plateShare = (name: string, shape: string): number =>
  measured(canvasOf(1, 1)[1], name, shape)[1] / PLATE;

/** Cut, where it must be, before a last word as short as a number: that tells bots from each other. */
export function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const end = /\s\S{1,2}$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, LONGEST_NAME - 1 - end.length)}…${end}`;
}

/** A round spot that fades towards its edge, for glows, smoke and shadows. */
export function softSpot(middle: string, edge: string): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(64, 64);
  const fade = pen.createRadialGradient(32, 32, 2, 32, 32, 32);
  fade.addColorStop(0, middle);
  fade.addColorStop(1, edge);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, 64, 64);
  return canvas;
}
