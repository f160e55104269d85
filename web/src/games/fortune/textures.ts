/** What is painted on canvas: the faces of the dice, wood, tokens and glows. */

import { type CanvasTexture, RepeatWrapping } from "three";
import { canvasOf } from "../sheet";
import { textureOf } from "../texture";
import { SIDES, wobble } from "./motion";
import { BONE, type Layer, SIGNS } from "./signs";

export type Brush = CanvasRenderingContext2D;

export function painted(
  width: number,
  height: number,
  paint: (brush: Brush) => void,
  colour = true,
): CanvasTexture {
  const [canvas, brush] = canvasOf(width, height);
  paint(brush);
  return textureOf(canvas, { anisotropy: 4, colour });
}

export function drawSign(
  brush: Brush,
  layers: Layer[],
  left: number,
  top: number,
  size: number,
  tint?: string,
): void {
  brush.save();
  brush.translate(left, top);
  brush.scale(size / 100, size / 100);
  brush.lineJoin = "round";
  brush.lineCap = "round";
  for (const { d, fill, stroke, width } of layers) {
    const path = new Path2D(d);
    if (fill) {
      brush.fillStyle = tint ?? fill;
      brush.fill(path);
    }
    if (stroke) {
      brush.strokeStyle = tint ?? stroke;
      brush.lineWidth = width ?? 3;
      brush.stroke(path);
    }
  }
  brush.restore();
}

const CELL = 256;
const MARGIN = 31;

/** The six faces in two rows of three, in the order of the sides of a box. */
export function diceAtlas(): CanvasTexture {
  return painted(CELL * 3, CELL * 2, (brush) => {
    for (const [which, { face }] of SIDES.entries()) {
      const [left, top] = [(which % 3) * CELL, Math.floor(which / 3) * CELL];
      const shade = brush.createRadialGradient(left + 128, top + 120, 60, left + 128, top + 128, 190);
      shade.addColorStop(0, "#fbf2df");
      shade.addColorStop(0.7, BONE);
      shade.addColorStop(1, "#d3b98d");
      brush.fillStyle = shade;
      brush.fillRect(left, top, CELL, CELL);
      grain(brush, left, top, which);
      drawSign(brush, SIGNS[face], left + MARGIN, top + MARGIN, CELL - 2 * MARGIN);
    }
  });
}

function grain(brush: Brush, left: number, top: number, seed: number): void {
  brush.strokeStyle = "rgba(150,115,70,0.10)";
  for (let line = 0; line < 26; line += 1) {
    const y = top + 128 + wobble(seed * 50 + line) * 126;
    brush.lineWidth = 0.6 + Math.abs(wobble(line)) * 1.4;
    brush.beginPath();
    brush.moveTo(left, y);
    brush.bezierCurveTo(left + 80, y + 5, left + 160, y - 5, left + CELL, y + 3);
    brush.stroke();
  }
}

/** The same signs as depths, so that they look cut into the bone. */
export function diceDepths(): CanvasTexture {
  return painted(
    CELL * 3,
    CELL * 2,
    (brush) => {
      brush.fillStyle = "#fff";
      brush.fillRect(0, 0, CELL * 3, CELL * 2);
      brush.filter = "blur(1.5px)";
      for (const [which, { face }] of SIDES.entries()) {
        const [left, top] = [(which % 3) * CELL, Math.floor(which / 3) * CELL];
        drawSign(
          brush,
          SIGNS[face].slice(0, face === "P" || face === "M" ? 6 : 1),
          left + MARGIN,
          top + MARGIN,
          CELL - 2 * MARGIN,
          "#555",
        );
      }
    },
    false,
  );
}

export function wood(light: string, deep: string, planks: number): CanvasTexture {
  const size = 512;
  const texture = painted(size, size, (brush) => {
    for (let plank = 0; plank < planks; plank += 1) {
      const [top, high] = [(plank * size) / planks, size / planks];
      brush.fillStyle = light;
      brush.fillRect(0, top, size, high);
      for (let line = 0; line < 46; line += 1) {
        const seed = plank * 97 + line;
        const y = top + ((wobble(seed) + 1) / 2) * high;
        brush.strokeStyle = deep;
        brush.globalAlpha = 0.1 + 0.28 * Math.abs(wobble(seed + 7));
        brush.lineWidth = 0.6 + 2.2 * Math.abs(wobble(seed + 3));
        brush.beginPath();
        brush.moveTo(-4, y);
        brush.bezierCurveTo(150, y + 9 * wobble(seed + 1), 350, y + 9 * wobble(seed + 2), size + 4, y);
        brush.stroke();
      }
      brush.globalAlpha = 0.32 * Math.abs(wobble(plank + 21));
      brush.fillStyle = deep;
      brush.fillRect(0, top, size, high);
      brush.globalAlpha = planks > 1 ? 0.85 : 0;
      brush.fillRect(0, top, size, 2.5);
      brush.globalAlpha = 1;
    }
  });
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}

/** A token of bone with a skull on it. */
export function token(): CanvasTexture {
  return painted(256, 256, (brush) => {
    brush.fillStyle = "#d9c59c";
    brush.fillRect(0, 0, 256, 256);
    brush.strokeStyle = "#8a6a3c";
    brush.lineWidth = 10;
    brush.beginPath();
    brush.arc(128, 128, 118, 0, Math.PI * 2);
    brush.stroke();
    drawSign(brush, SIGNS.K, 56, 56, 144);
  });
}

/** A soft round spot of light, white in the middle and nothing at the edge. */
export function glow(): CanvasTexture {
  return painted(128, 128, (brush) => {
    const light = brush.createRadialGradient(64, 64, 4, 64, 64, 64);
    light.addColorStop(0, "rgba(255,255,255,1)");
    light.addColorStop(0.45, "rgba(255,255,255,0.55)");
    light.addColorStop(1, "rgba(255,255,255,0)");
    brush.fillStyle = light;
    brush.fillRect(0, 0, 128, 128);
  });
}

/** Opaque in the middle, fading out: where the table is lost in the dark. */
export function vignette(): CanvasTexture {
  return painted(
    256,
    256,
    (brush) => {
      const light = brush.createRadialGradient(128, 128, 40, 128, 128, 126);
      light.addColorStop(0, "#fff");
      light.addColorStop(1, "#000");
      brush.fillStyle = light;
      brush.fillRect(0, 0, 256, 256);
    },
    false,
  );
}
