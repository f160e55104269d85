/** Signs, numbers and names drawn on canvases. */

import type { CanvasTexture } from "three";
import { canvasOf, FONT } from "../sheet";
import { textureOf } from "../texture";

const CELL = 128;
const COLUMNS = 8;

export interface Atlas {
  texture: CanvasTexture;
  /** Where a sign is in the texture: left, bottom, right, top. */
  corners(sign: string, ink: string): [number, number, number, number];
}

/** All signs of a board in one texture. */
export function atlasOf(signs: { sign: string; ink: string }[]): Atlas {
  const keys = [...new Set(signs.map(({ sign, ink }) => `${sign}\n${ink}`))];
  const rows = Math.max(1, Math.ceil(keys.length / COLUMNS));
  const [canvas, pen] = canvasOf(CELL * COLUMNS, CELL * rows);
  for (const [n, key] of keys.entries()) {
    const [sign = "", ink = ""] = key.split("\n");
    pen.save();
    pen.translate(((n % COLUMNS) + 0.5) * CELL, (Math.floor(n / COLUMNS) + 0.5) * CELL);
    drawSign(pen, sign, ink);
    pen.restore();
  }
  return {
    texture: textureOf(canvas),
    corners: (sign, ink) => {
      const n = keys.indexOf(`${sign}\n${ink}`);
      const [left, top] = [n % COLUMNS, Math.floor(n / COLUMNS)];
      return [left / COLUMNS, 1 - (top + 1) / rows, (left + 1) / COLUMNS, 1 - top / rows];
    },
  };
}

function drawSign(pen: CanvasRenderingContext2D, sign: string, ink: string): void {
  pen.strokeStyle = pen.fillStyle = ink;
  pen.lineWidth = 13;
  pen.lineCap = pen.lineJoin = "round";
  const strokes = STROKES[sign];
  if (strokes !== undefined) {
    for (const stroke of strokes) pen.stroke(new Path2D(stroke));
    return;
  }
  const size = sign.length === 1 ? 96 : sign.length === 2 ? 78 : 60;
  pen.font = `bold ${size}px ${FONT}`;
  pen.textAlign = "center";
  pen.fillText(sign, 0, size * 0.36);
}

const STROKES: Record<string, string[]> = {
  switch: ["M-32,-17 H30", "M12,-35 L32,-17 L12,1", "M32,19 H-30", "M-12,1 L-32,19 L-12,37"],
  detour: ["M-30,30 V4 A28,28 0 0 1 26,4 V24", "M6,8 L26,30 L46,8"],
  exit: ["M0,22 V-34", "M-22,-14 L0,-38 L22,-14", "M-28,38 H28"],
  onward: ["M-32,-30 L-4,0 L-32,30", "M0,-30 L28,0 L0,30"],
};

/** The shield over a gate: the number of the challenge, and the least roll that beats it. */
export function shield(number: number): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(160, 192);
  const edge = new Path2D(
    "M80,6 C112,22 132,24 152,24 V96 C152,142 116,170 80,186 C44,170 8,142 8,96 V24 C28,24 48,22 80,6 Z",
  );
  const glow = pen.createLinearGradient(0, 0, 0, 192);
  glow.addColorStop(0, "#ffe39a");
  glow.addColorStop(1, "#f0a53a");
  pen.fillStyle = glow;
  pen.fill(edge);
  pen.lineWidth = 9;
  pen.strokeStyle = "#3a1d0c";
  pen.stroke(edge);
  pen.fillStyle = "#1b1206";
  pen.textAlign = "center";
  pen.font = `bold 92px ${FONT}`;
  pen.fillText(String(number), 80, 106);
  pen.font = `bold 40px ${FONT}`;
  pen.fillText(`\u2265${number}`, 98, 154);
  pen.lineWidth = 4;
  pen.strokeStyle = "#1b1206";
  pen.strokeRect(34, 126, 26, 26);
  for (const [x, y] of [
    [41, 133],
    [53, 145],
  ] as const)
    pen.fillRect(x - 3, y - 3, 6, 6);
  return canvas;
}
