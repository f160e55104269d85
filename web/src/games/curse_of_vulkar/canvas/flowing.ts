/** Pictures of what flows down the chutes, from one bank to the other and along; they can be laid end to end. */

import { mixed } from "../../modelIsland/painting";
import type { Rgb } from "../../modelIsland/palette";
import { clamp, noise, smooth } from "../../noise";
import { canvasOf } from "../../sheet";

const [WIDE, LONG] = [64, 256];
const LAVA: Record<"crust" | "red" | "orange" | "yellow", Rgb> = {
  crust: [58, 16, 14],
  red: [196, 40, 12],
  orange: [255, 116, 24],
  yellow: [255, 220, 110],
};
const WATER: Record<"deep" | "light" | "foam", Rgb> = {
  deep: [40, 132, 176],
  light: [112, 206, 222],
  foam: [240, 252, 252],
};

/** Noise that is the same at both ends of the picture. */
function endless(u: number, v: number, fine: number, seed: number): number {
  const turn = v * 2 * Math.PI;
  const [round, up] = [fine * 0.8 * Math.cos(turn), fine * 0.8 * Math.sin(turn)];
  return noise(u * fine * 0.5 + round + seed, up + u * fine * 0.2 + seed);
}

function picture(colourAt: (u: number, v: number) => [...Rgb, number]): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(WIDE, LONG);
  const image = pen.createImageData(WIDE, LONG);
  for (let n = 0; n < WIDE * LONG; n++)
    image.data.set(colourAt(((n % WIDE) + 0.5) / WIDE, Math.floor(n / WIDE) / LONG), n * 4);
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Bright in the middle, with plates of crust that drift on it. */
export function lavaPicture(): HTMLCanvasElement {
  return picture((u, v) => {
    const bank = Math.abs(2 * u - 1);
    const swirl = 0.65 * endless(u, v, 5, 3) + 0.35 * endless(u, v, 11, 8);
    const heat = clamp(1.02 - 0.8 * bank + 0.75 * (swirl - 0.5));
    let colour = mixed(LAVA.crust, LAVA.red, smooth(heat / 0.35));
    colour = mixed(colour, LAVA.orange, smooth((heat - 0.3) / 0.3));
    colour = mixed(colour, LAVA.yellow, smooth((heat - 0.66) / 0.36));
    const plate = smooth((endless(u, v, 8, 21) - 0.64) / 0.1);
    return [...mixed(colour, LAVA.crust, 0.6 * plate), 255];
  });
}

/** Streaks of foam along the stream. */
export function riverPicture(): HTMLCanvasElement {
  return picture((u, v) => {
    const bank = Math.abs(2 * u - 1);
    const streak = endless(3.2 * u, v, 6, 5);
    let colour = mixed(WATER.light, WATER.deep, smooth((0.85 - bank) / 0.6));
    colour = mixed(colour, WATER.light, smooth((streak - 0.5) / 0.2));
    const foam = 0.75 * smooth((streak - 0.68) / 0.1) + 0.5 * smooth((bank - 0.62) / 0.2);
    return [...mixed(colour, WATER.foam, clamp(foam)), 225];
  });
}

/** Light that fades to both sides. */
export function glowPicture(): HTMLCanvasElement {
  return picture((u) => {
    const near = smooth(1 - Math.abs(2 * u - 1)) ** 1.4;
    return [255 * near, 96 * near * near, 20 * near * near, 255];
  });
}
