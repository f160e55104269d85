import { canvasOf } from "../sheet";

/** The slopes of small waves, as a picture that can be laid side by side. */
export function ripples(): HTMLCanvasElement {
  const size = 128;
  const [canvas, pen] = canvasOf(size, size);
  const image = pen.createImageData(size, size);
  const waves = [
    [1, 2, 0.3],
    [3, -1, 0.22],
    [-2, 5, 0.16],
    [6, 4, 0.1],
    [-7, 6, 0.08],
  ] as const;
  for (let n = 0; n < size * size; n++) {
    const [u, v] = [((n % size) / size) * 2 * Math.PI, (Math.floor(n / size) / size) * 2 * Math.PI];
    let [east, south] = [0, 0];
    for (const [a, b, strength] of waves) {
      const slope = strength * Math.cos(a * u + b * v + a * b);
      east += slope * Math.sign(a);
      south += slope * Math.sign(b);
    }
    image.data.set([128 + 90 * east, 128 + 90 * south, 255, 255], n * 4);
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}
