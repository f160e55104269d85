/** Where on the island a figure is drawn. */

import type { Spot } from "../../flatMap/spots";
import type { Stop } from "../../modelIsland/footprints";
import type { Pose } from "../../modelIsland/motion";
import type { Point } from "../../modelIsland/points";
import { heightAt, type Relief, slopeAt } from "../../modelIsland/relief";
import type { Figure } from "../figures";
import type { CurseBoard } from "../types";
import { FLOOR } from "./copter";
import { stageAt } from "./sites";
import { stonesAt, topOf } from "./slabs";

const SOUTH = Math.PI / 2;
/** Whoever drifts in the sea is as deep in it, and leans as far. */
const ADRIFT = 1.1;
const DRIFTING = 0.35;

/** The height of the ground or of the water here. */
export const surfaceAt = (relief: Relief, x: number, y: number): number =>
  Math.max(relief.level, heightAt(relief, x, y));

/** Where the only figure of a place stands. */
export function standAt(board: CurseBoard, relief: Relief, place: string): Point {
  const space = board.spaces[place];
  if (space === undefined) return inCabin(board, relief);
  const z = place in board.decks || place === board.helipad ? space.z : topOf(board, relief, space);
  return [space.x, space.y, z];
}

/** The top of a space, and so far to the north-east of its middle. */
export function placeOn(board: CurseBoard, relief: Relief, name: string, aside = 0): Point | null {
  const space = board.spaces[name];
  return space === undefined ? null : [space.x + aside, space.y - aside, topOf(board, relief, space)];
}

const ASIDE = 0.85;

/** Where something stands on a space that has to leave room for a figure. */
export const asideOn = (board: CurseBoard, relief: Relief, name: string): Point | null =>
  placeOn(board, relief, name, ASIDE);

/** In the middle of the copter. */
function inCabin(board: CurseBoard, relief: Relief): Point {
  const [x, y, z] = stageAt(board, relief);
  return [x, y, z + FLOOR];
}

/** The places of a path: the stones of the trails lie on the ground like decks. */
export const stopsOf = (board: CurseBoard, relief: Relief, path: string[]): Stop[] =>
  path.map((place) => ({ at: standAt(board, relief, place), deck: true }));

/** How a figure is seen where it was drawn on the map. */
export function restOf(board: CurseBoard, relief: Relief, figure: Figure, [x, y]: Spot): Pose {
  if (figure.swept) return { at: [x, y, relief.level - ADRIFT], turn: turnOf(figure), tip: DRIFTING };
  if (figure.lying) return lyingAt(board, relief, [x, y], turnOf(figure));
  const [, , z] = standAt(board, relief, figure.place);
  return { at: [x, y, z], turn: SOUTH, tip: 0 };
}

/** Where the head points of a figure that is drawn upright on the map and turned there. */
const turnOf = ({ turn }: Figure): number => ((turn - 90) * Math.PI) / 180;

/** A figure lies as the slope does, on whatever stones are there. */
function lyingAt(board: CurseBoard, relief: Relief, [x, y]: Spot, turn: number): Pose {
  const [east, south] = slopeAt(relief, x, y);
  const rise = east * Math.cos(turn) + south * Math.sin(turn);
  const z = surfaceAt(relief, x, y) + stonesAt(board, x, y);
  return { at: [x, y, z], turn, tip: 1 - Math.atan(rise) / (Math.PI / 2) };
}
