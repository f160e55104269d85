/** Signs with a number or a letter on them, all in one mesh with one picture. */

import { BufferGeometry, PlaneGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { canvasOf, FONT } from "../sheet";
import type { Point } from "./points";

const CELL = 96;
const WIDE = 1.25;
/** Leaning back, to be read from above and from the south. */
const LEAN = -0.75;

export interface Badge {
  text: string;
  at: Point;
  /** Ground, rim and letters. */
  colours: [string, string, string];
  size?: number;
}

/** The colours of a cave's number. */
export const CAVE: Badge["colours"] = ["#2a1a14", "#ffc86a", "#ffe7b0"];

/** All badges in a row. */
function picture(badges: Badge[]): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(CELL * badges.length, CELL);
  pen.textAlign = "center";
  pen.font = `bold ${CELL * 0.62}px ${FONT}`;
  for (const [n, { text, colours }] of badges.entries()) {
    const middle = (n + 0.5) * CELL;
    pen.beginPath();
    pen.arc(middle, CELL / 2, CELL * 0.44, 0, 2 * Math.PI);
    pen.fillStyle = colours[0];
    pen.fill();
    pen.lineWidth = CELL * 0.06;
    pen.strokeStyle = colours[1];
    pen.stroke();
    pen.fillStyle = colours[2];
    pen.fillText(text, middle, CELL * 0.72);
  }
  return canvas;
}

function planesOf(badges: Badge[]): BufferGeometry {
  const planes = badges.map(({ at, size = 1 }, n) => {
    const plane = new PlaneGeometry(WIDE * size, WIDE * size);
    const uvs = plane.getAttribute("uv");
    for (let m = 0; m < uvs.count; m++) uvs.setX(m, (n + uvs.getX(m)) / badges.length);
    return plane.rotateX(LEAN).translate(at[0], at[2], at[1]);
  });
  return (planes.length > 0 ? mergeGeometries(planes) : null) ?? new BufferGeometry();
}

export interface Badges {
  picture: HTMLCanvasElement;
  geometry: BufferGeometry;
}

export const badgesOf = (badges: Badge[]): Badges => ({
  picture: picture(badges),
  geometry: planesOf(badges),
});
