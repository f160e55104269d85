/** What the painter has to know, and what comes of it. */

import { Matrix4 } from "three";
import type { Piece, Tint } from "./batch";
import type { Point } from "./places";
import { type Lying, radians } from "./places";
import type { PlacedTile, PlaceForTile } from "./types";

/** Everything that the painter has to know; times are in milliseconds. */
export interface Show {
  placed: PlacedTile[];
  openings: PlaceForTile[];
  /** The tile whose flame has to be fed. */
  fire: string | null;
  lit: number | null;
  flight: { tile: string; from: Point; starts: number } | null;
  spin: { number: number; starts: number } | null;
  fits: Lying[];
  ghost: Lying | null;
  callable: number[];
  dark: boolean;
}

export interface Pieces {
  shadows: Piece[];
  bodies: Matrix4[];
  ghosts: Matrix4[];
  faces: Piece[];
  lights: Piece[];
  wheel: number;
  moving: boolean;
}

/** A matrix that puts a flat piece somewhere, turned and stretched. */
export function flat(at: Point, above: number, turn: number, long: number, wide: number): Matrix4 {
  return new Matrix4()
    .makeTranslation(at.x, above, at.y)
    .multiply(new Matrix4().makeRotationY(-radians(turn)))
    .multiply(new Matrix4().makeScale(long, 1, wide));
}

/** A round light on the table. */
export function spot(at: Point, above: number, size: number, cell: number, tint: Tint, found: Pieces): void {
  found.lights.push({ at: flat(at, above, 0, size, size), cell, tint });
}
