/** Where the squares of a board lie in the landscape: one cell of its grid is one unit, the sea is at height 0. */

import { groundOf, type Height, landOf } from "./heights";
import type { Place } from "./places";
import type { BoardPicture } from "./types";

export interface Spot {
  x: number;
  z: number;
}

export interface Stand extends Spot {
  /** The height of the top of the tile. */
  y: number;
  /** Which way the path goes on, as an angle about the vertical; 0 is to the right. */
  heading: number;
}

export interface Volcano extends Spot {
  radius: number;
  height: number;
}

export interface Layout {
  /** Tall containers show the board turned by a quarter. */
  turned: boolean;
  across: number;
  down: number;
  path: Stand[];
  detour: Stand[];
  volcano: Volcano;
  /** The height of the land; below 0 there is sea. */
  land: Height;
  /** The same without the mountain. */
  ground: Height;
  /** The middles of the eight pieces of the board, in their order, and the size of each. */
  pieces: Spot[];
  piece: [number, number];
}

const PIECES_ACROSS = 4;
const PIECES_DOWN = 2;
const ABOVE_LAND = 0.07;
const JETTY = 0.2;

export function sizeOf(board: BoardPicture): [number, number] {
  return [board.piece[0] * PIECES_ACROSS, board.piece[1] * PIECES_DOWN];
}

export function layoutOf(board: BoardPicture, turned: boolean): Layout {
  const [columns, rows] = sizeOf(board);
  const way = quarter(board);
  const place = (x: number, y: number): Spot => {
    const east = x - (columns - 1) / 2;
    const south = y - (rows - 1) / 2;
    return turned ? { x: -way * south, z: way * east } : { x: east, z: south };
  };
  const path = board.path.map((square) => place(square.x, square.y));
  const detour = board.detour.map((square) => place(square.x, square.y));
  const volcano = volcanoOf(path);
  const ground = groundOf(path);
  const land = landOf(ground, volcano);
  const [wide, high] = board.piece;
  const middles = Array.from({ length: PIECES_ACROSS * PIECES_DOWN }, (_, n) => {
    const [down, along] = [Math.floor(n / PIECES_ACROSS), n % PIECES_ACROSS];
    return place((along + 0.5) * wide - 0.5, (down + 0.5) * high - 0.5);
  });
  return {
    turned,
    across: turned ? rows : columns,
    down: turned ? columns : rows,
    path: path.map((spot, n) => ({ ...spot, y: topOf(spot, land), heading: headingAt(path, n) })),
    detour: detour.map((spot, n) => ({ ...spot, y: JETTY, heading: headingAt(detour, n) })),
    volcano,
    land,
    ground,
    pieces: middles,
    piece: turned ? [high, wide] : [wide, high],
  };
}

export function standAt(layout: Layout, place: Place): Stand {
  const stands = layout[place.track];
  return stands[place.square] ?? stands.at(-1) ?? { x: 0, y: 0, z: 0, heading: 0 };
}

/** Which way a board is turned: so that the last steps lie in front of the volcano and not behind it. */
function quarter({ path }: BoardPicture): 1 | -1 {
  return (path.at(-2)?.x ?? 0) <= (path.at(-1)?.x ?? 0) ? -1 : 1;
}

/** The last challenge is the crater; the mountain is as wide as the earlier part of the path leaves room for. */
function volcanoOf(path: Spot[]): Volcano {
  const summit = path.at(-1) ?? { x: 0, z: 0 };
  const others = path.slice(0, -9).map((spot) => Math.hypot(spot.x - summit.x, spot.z - summit.z));
  const radius = Math.min(3.3, Math.max(1.7, Math.min(...others) - 0.15));
  return { ...summit, radius, height: 0.72 * radius };
}

function topOf(spot: Spot, land: Height): number {
  const round = [-0.3, 0, 0.3].flatMap((dx) => [-0.3, 0, 0.3].map((dz) => land(spot.x + dx, spot.z + dz)));
  return Math.max(0.06, ...round) + ABOVE_LAND;
}

function headingAt(spots: Spot[], n: number): number {
  const [from, to] = n + 1 < spots.length ? [spots[n], spots[n + 1]] : [spots[n - 1], spots[n]];
  return from === undefined || to === undefined ? 0 : Math.atan2(-(to.z - from.z), to.x - from.x);
}

/** Where several pieces stand on one square: alone in its middle, else beside each other. */
export function slotOf(nth: number, crowd: number): Spot {
  if (crowd <= 1) return { x: 0, z: 0 };
  if (crowd === 2) return { x: nth === 0 ? -0.27 : 0.27, z: 0 };
  if (crowd === 3 && nth === 2) return { x: 0, z: 0.27 };
  return { x: nth % 2 === 0 ? -0.27 : 0.27, z: nth < 2 ? -0.26 : 0.27 };
}
