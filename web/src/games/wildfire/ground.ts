/** Textures of the room: felt, wood, the embroidery round the hub, and the sheen of brass and obsidian. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";
import { canvasOf } from "../sheet";
import { texture } from "./atlas";
import { FLAME } from "./faces";

function drawn(size: number, draw: (pen: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(size, size);
  draw(pen);
  return canvas;
}

/** Numbers between 0 and 1 that look thrown and are the same every time. */
function chances(): () => number {
  let state = 7;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function repeated(canvas: HTMLCanvasElement, across: number, down: number): CanvasTexture {
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.wrapS = RepeatWrapping;
  made.wrapT = RepeatWrapping;
  made.repeat.set(across, down);
  made.anisotropy = 4;
  return made;
}

/** Short fibres in all directions, nearly white, to be tinted. */
export function felt(): CanvasTexture {
  const chance = chances();
  const canvas = drawn(256, (pen) => {
    pen.fillStyle = "#dcdcdc";
    pen.fillRect(0, 0, 256, 256);
    for (let fibre = 0; fibre < 5200; fibre += 1) {
      const light = chance() > 0.5;
      const [x, y, way] = [chance() * 256, chance() * 256, chance() * Math.PI * 2];
      pen.strokeStyle = light ? "rgba(255,255,255,0.12)" : "rgba(60,60,70,0.09)";
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + Math.cos(way) * 5, y + Math.sin(way) * 5);
      pen.stroke();
    }
  });
  return repeated(canvas, 12, 8.4);
}

export function wood(): CanvasTexture {
  const chance = chances();
  const canvas = drawn(256, (pen) => {
    pen.fillStyle = "#b98a5a";
    pen.fillRect(0, 0, 256, 256);
    for (let grain = 0; grain < 150; grain += 1) {
      const y = chance() * 256;
      pen.strokeStyle = chance() > 0.4 ? `rgba(70,36,14,${0.1 + chance() * 0.25})` : "rgba(255,220,170,0.15)";
      pen.lineWidth = 0.6 + chance() * 2.2;
      pen.beginPath();
      pen.moveTo(0, y);
      pen.bezierCurveTo(85, y + chance() * 8 - 4, 170, y + chance() * 8 - 4, 256, y);
      pen.stroke();
    }
  });
  return repeated(canvas, 1, 1);
}

/** A ring of flames stitched into the felt round the hub, white to be tinted. */
export function embroidery(): CanvasTexture {
  return texture(
    drawn(1024, (pen) => {
      pen.translate(512, 512);
      pen.strokeStyle = "#fff";
      for (const [radius, width, dash] of [
        [452, 3, [10, 8]],
        [440, 1.5, []],
        [300, 1.5, []],
        [288, 3, [8, 7]],
      ] as const) {
        pen.setLineDash([...dash]);
        pen.lineWidth = width;
        pen.beginPath();
        pen.arc(0, 0, radius, 0, Math.PI * 2);
        pen.stroke();
      }
      pen.setLineDash([7, 5]);
      for (let turn = 0; turn < 24; turn += 1) motif(pen, turn);
    }),
  );
}

function motif(pen: CanvasRenderingContext2D, turn: number): void {
  pen.save();
  pen.rotate((turn * Math.PI) / 12);
  pen.translate(0, -368);
  const size = turn % 2 ? 84 : 128;
  pen.scale(size, size);
  pen.lineWidth = 2.6 / size;
  pen.setLineDash([7 / size, 5 / size]);
  pen.stroke(new Path2D(FLAME));
  pen.restore();
}

/** How a ball of the material looks in lantern light. */
function ball(stops: [number, string][], shine: string): CanvasTexture {
  const canvas = drawn(128, (pen) => {
    const body = pen.createRadialGradient(46, 36, 4, 64, 64, 66);
    for (const [at, colour] of stops) body.addColorStop(at, colour);
    pen.fillStyle = body;
    pen.fillRect(0, 0, 128, 128);
    const gleam = pen.createRadialGradient(40, 28, 1, 40, 28, 26);
    gleam.addColorStop(0, shine);
    gleam.addColorStop(1, "rgba(255,240,200,0)");
    pen.fillStyle = gleam;
    pen.fillRect(0, 0, 128, 128);
    const rim = pen.createRadialGradient(64, 64, 46, 64, 64, 64);
    rim.addColorStop(0, "rgba(255,122,47,0)");
    rim.addColorStop(1, "rgba(255,122,47,0.4)");
    pen.fillStyle = rim;
    pen.fillRect(0, 0, 128, 128);
  });
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  return made;
}

export const brass = (): CanvasTexture =>
  ball(
    [
      [0, "#ffe9ae"],
      [0.35, "#d9a348"],
      [0.7, "#8a5a22"],
      [1, "#3a2210"],
    ],
    "rgba(255,250,225,0.95)",
  );

export const obsidian = (): CanvasTexture =>
  ball(
    [
      [0, "#4a3d42"],
      [0.3, "#221a20"],
      [0.75, "#120c12"],
      [1, "#090509"],
    ],
    "rgba(255,225,190,0.5)",
  );
