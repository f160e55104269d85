/** Snapshot spaces: the corners of a view finder round each, a sign with a camera, and the prints that are left. */

import { BufferGeometry, Color, PlaneGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { Cloth } from "../../modelIsland/drape";
import { box, merged, post, set } from "../../modelIsland/mason";
import { WOOD } from "../../modelIsland/palette";
import type { Point } from "../../modelIsland/points";
import type { Relief } from "../../modelIsland/relief";
import { canvasOf, FONT } from "../../sheet";
import type { Colour } from "../signs";
import type { CurseBoard, CurseView } from "../types";
import { COLOURS } from "./gems";
import { signAt } from "./sites";
import { THICK } from "./slabs";

type Snapshots = CurseView["snapshots"];

/** The picture has a row for each colour: the camera, and then no print, one print and so on. */
const CELL = 128;
const ROWS: Colour[] = ["red", "yellow", "blue", "crimson"];
const MOST = 5;
const COLUMNS = MOST + 1;
/** Half of the frame round a space, and the length and breadth of its corners. */
const FRAME = 1.62;
const CORNER = 0.85;
const BROAD = 0.24;
const HIGH = 2.3;
const LEAN = -0.5;

/** What stands and lies on the ground: the posts of the signs and the corners of the frames. */
export function framesGeometry(board: CurseBoard, relief: Relief, snapshots: Snapshots): BufferGeometry {
  const cloth = new Cloth(relief, THICK + 0.08);
  for (const [name, colour] of snapshots) {
    const space = board.spaces[name];
    if (space !== undefined) corners(cloth, space.x, space.y, new Color(dyeOf(colour)));
  }
  const posts = snapshots.flatMap(([name, colour]) => {
    const at = signAt(board, relief, name);
    return [
      set(post(0.1, HIGH + 0.3, WOOD.post), { at: [at[0], at[1], at[2] - 0.3] }),
      set(box(1.75, 1.42, 0.1, dyeOf(colour)).rotateX(LEAN), { at: [at[0], at[1] - 0.06, at[2] + HIGH] }),
    ];
  });
  return merged([cloth.geometry().toNonIndexed(), ...posts]);
}

const dyeOf = (colour: string): string => (COLOURS[colour as Colour] ?? COLOURS.red)[0];

function corners(cloth: Cloth, x: number, y: number, colour: Color): void {
  for (const [east, south] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    const at = (a: number, b: number): number => cloth.point([x + east * a, y + south * b], colour);
    const inner = FRAME - BROAD;
    const rows: [number, number][][] = [
      [
        [FRAME - CORNER, FRAME],
        [FRAME, FRAME],
        [FRAME, FRAME - CORNER],
      ],
      [
        [FRAME - CORNER, inner],
        [inner, inner],
        [inner, FRAME - CORNER],
      ],
    ];
    const [outside, inside] = rows.map((row) => row.map(([a, b]) => at(a, b))) as [number[], number[]];
    if (east * south > 0) cloth.band(inside, outside, false);
    else cloth.band(outside, inside, false);
  }
}

/** The faces of the signs and the prints beside them, each with its part of the picture. */
export function cardsGeometry(board: CurseBoard, relief: Relief, snapshots: Snapshots): BufferGeometry {
  const cards = snapshots.flatMap(([name, colour, left]) => {
    const at = signAt(board, relief, name);
    const row = Math.max(0, ROWS.indexOf(colour as Colour));
    const sign = card(1.6, 1.28, 0, row, [at[0], at[1], at[2] + HIGH]);
    if (left === 0) return [sign];
    return [
      sign,
      card(1.5, 1.2, Math.min(left, MOST), row, [at[0] + 0.15, at[1] + 0.35, at[2] + HIGH - 1.35]),
    ];
  });
  return (cards.length > 0 ? mergeGeometries(cards) : null) ?? new BufferGeometry();
}

function card(wide: number, high: number, column: number, row: number, at: Point): BufferGeometry {
  const plane = new PlaneGeometry(wide, high);
  const uvs = plane.getAttribute("uv");
  for (let n = 0; n < uvs.count; n++) {
    const u = (column + uvs.getX(n)) / COLUMNS;
    uvs.setXY(n, u, 1 - (row + 1 - uvs.getY(n)) / ROWS.length);
  }
  return plane.rotateX(LEAN).translate(at[0], at[2], at[1]);
}

export function cardsPicture(): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(CELL * COLUMNS, CELL * ROWS.length);
  for (const [row, colour] of ROWS.entries()) {
    const [dye, dark] = COLOURS[colour];
    pen.save();
    pen.translate(0, row * CELL);
    camera(pen, dye);
    for (let left = 1; left <= MOST; left++) {
      pen.translate(CELL, 0);
      print(pen, dye, dark, left);
    }
    pen.restore();
  }
  return canvas;
}

function camera(pen: CanvasRenderingContext2D, dye: string): void {
  pen.fillStyle = "#fffaf0";
  pen.fillRect(0, 0, CELL, CELL);
  pen.fillStyle = "#2a2430";
  pen.beginPath();
  pen.roundRect(CELL * 0.14, CELL * 0.32, CELL * 0.72, CELL * 0.46, 10);
  pen.roundRect(CELL * 0.36, CELL * 0.2, CELL * 0.28, CELL * 0.16, 5);
  pen.fill();
  for (const [radius, ink] of [
    [0.2, "#fffaf0"],
    [0.155, dye],
    [0.06, "#fffaf0"],
  ] as const) {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.arc(CELL * 0.5, CELL * 0.55, CELL * radius, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** A print of the island in one colour, and how many there are. */
function print(pen: CanvasRenderingContext2D, dye: string, dark: string, left: number): void {
  pen.fillStyle = "#ffffff";
  pen.fillRect(2, 2, CELL - 4, CELL - 4);
  pen.fillStyle = dye;
  pen.fillRect(12, 12, CELL - 24, CELL * 0.6);
  pen.fillStyle = dark;
  pen.beginPath();
  pen.moveTo(12, CELL * 0.68);
  pen.lineTo(CELL * 0.42, CELL * 0.3);
  pen.lineTo(CELL * 0.56, CELL * 0.44);
  pen.lineTo(CELL * 0.66, CELL * 0.34);
  pen.lineTo(CELL - 12, CELL * 0.68);
  pen.fill();
  pen.fillStyle = "#2a2430";
  pen.font = `bold ${CELL * 0.26}px ${FONT}`;
  pen.textAlign = "center";
  pen.fillText(`×${left}`, CELL / 2, CELL * 0.94);
}
