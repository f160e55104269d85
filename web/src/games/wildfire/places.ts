/** Where things lie on the table: the next tile on an end, sparks, the lamps of the hub, and what is meant by a point. */

import { isDouble, touching } from "./notation";
import type { PlacedTile, PlaceForTile } from "./types";

/** A point of the table. */
export interface Point {
  x: number;
  y: number;
}

/** A tile in the place where it lies or would lie. */
export interface Lying {
  tile: string;
  first: string;
  second: string;
  x: number;
  y: number;
  turn: number;
}

export const HUB = 2.2;
const LAMPS = 1.76;
const NUMBERS = 9;
const REACH = 1.9;
const SPARK = 0.3;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function towards(from: Point, degrees: number, far: number): Point {
  return { x: from.x + far * Math.cos(radians(degrees)), y: from.y + far * Math.sin(radians(degrees)) };
}

/** The lamp of a number of the hub, 1 to 9. */
export function lamp(number: number): Point {
  return towards({ x: 0, y: 0 }, -70 + (360 / NUMBERS) * (number - 1), LAMPS);
}

/** The opening of each open tile that is taken first: whoever plays on the tile plays there. */
export function nextOpenings(openings: PlaceForTile[]): PlaceForTile[] {
  return openings.filter((one, n) => openings.findIndex((other) => other.tile === one.tile) === n);
}

/** Where a tile would lie on an opening; a double lies across. */
export function laidOn(opening: PlaceForTile, tile: string, out: string): Lying {
  const first = touching(tile, out);
  if (!isDouble(tile)) return { tile, first, second: out, x: opening.x, y: opening.y, turn: opening.turn };
  const [x, y, turn] = opening.double;
  return { tile, first, second: out, x, y, turn };
}

/** A little sign in front of an open end. */
export function signAt(opening: PlaceForTile): Point {
  return towards(opening, opening.turn, -0.62);
}

/** The sparks that lead to a tile that could not be laid at its opening. */
export function sparks(placed: PlacedTile): Point[] {
  if (!placed.apart) return [];
  const root = { x: placed.root[0], y: placed.root[1] };
  const sides = isDouble(placed.tile)
    ? [towards(placed, placed.turn + 90, 0.5), towards(placed, placed.turn - 90, 0.5)]
    : [towards(placed, placed.turn, -1)];
  const end = sides.reduce((best, side) => (apart(root, side) < apart(root, best) ? side : best));
  const far = apart(root, end);
  const count = Math.max(1, Math.floor(far / SPARK));
  return Array.from({ length: count + 1 }, (_, n) => ({
    x: root.x + ((end.x - root.x) * n) / count,
    y: root.y + ((end.y - root.y) * n) / count,
  }));
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The opening that somebody means who points there, as far as one is near. */
export function meant(openings: PlaceForTile[], at: Point): PlaceForTile | null {
  let best: PlaceForTile | null = null;
  let near = REACH;
  for (const opening of openings) {
    const far = Math.min(apart(opening, at), apart({ x: opening.root[0], y: opening.root[1] }, at) + 0.4);
    if (far < near) {
      best = opening;
      near = far;
    }
  }
  return best && (nextOpenings(openings).find((one) => one.tile === best.tile) ?? best);
}

/** Points round everything that should be in view. */
export function outline(placed: PlacedTile[], openings: PlaceForTile[], least: Point): Point[] {
  const points: Point[] = [
    { x: -least.x, y: -least.y },
    { x: least.x, y: least.y },
  ];
  for (const { x, y } of placed) points.push({ x: x - 1.3, y: y - 1.3 }, { x: x + 1.3, y: y + 1.3 });
  for (const { x, y } of openings) points.push({ x: x - 0.9, y: y - 0.9 }, { x: x + 0.9, y: y + 0.9 });
  return corners(points);
}

function corners(points: Point[]): Point[] {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
}
