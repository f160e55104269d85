/** The numbers of the caves. */

import { BufferGeometry, PlaneGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { heightAt, type Relief } from "../../modelIsland/relief";
import { canvasOf, FONT } from "../../sheet";
import type { IslandBoard } from "../contract";
import { mouthOf } from "./places";

const CELL = 96;
const BADGE = 1.25;
const ABOVE = 2.35;

/** The numbers of all caves in a row. */
export function numeralsPicture(board: IslandBoard): HTMLCanvasElement {
  const caves = Object.keys(board.caves);
  const [canvas, pen] = canvasOf(CELL * caves.length, CELL);
  pen.textAlign = "center";
  pen.font = `bold ${CELL * 0.62}px ${FONT}`;
  for (const [n, cave] of caves.entries()) {
    const middle = (n + 0.5) * CELL;
    pen.beginPath();
    pen.arc(middle, CELL / 2, CELL * 0.44, 0, 2 * Math.PI);
    pen.fillStyle = "#2a1a14";
    pen.fill();
    pen.lineWidth = CELL * 0.06;
    pen.strokeStyle = "#ffc86a";
    pen.stroke();
    pen.fillStyle = "#ffe7b0";
    pen.fillText(cave, middle, CELL * 0.72);
  }
  return canvas;
}

/** A badge over every cave, leaning back to be read from above and from the south. */
export function numeralsGeometry(board: IslandBoard, relief: Relief): BufferGeometry {
  const caves = Object.entries(board.caves);
  const badges = caves.map(([name, cave], n) => {
    const badge = new PlaneGeometry(BADGE, BADGE);
    const uvs = badge.getAttribute("uv");
    for (let m = 0; m < uvs.count; m++) uvs.setX(m, (n + uvs.getX(m)) / caves.length);
    const [east, south] = mouthOf(board, relief, name);
    const [x, y] = [cave.x - 0.25 * east, cave.y - 0.25 * south];
    const ground = Math.max(cave.z, heightAt(relief, cave.x, cave.y));
    return badge.rotateX(-0.75).translate(x, ground + ABOVE, y);
  });
  return mergeGeometries(badges) ?? new BufferGeometry();
}
