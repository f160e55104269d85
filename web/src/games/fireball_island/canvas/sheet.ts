/** A sheet to paint on, and its pen; the flat map has its hills from here too, so nothing here needs three dimensions. */

export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  // Drawn by the processor: what is painted is read back, and there may be no graphics card at all.
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("no canvas to draw on");
  return [canvas, pen];
}
