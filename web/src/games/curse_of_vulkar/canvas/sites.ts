/** Where things stand beside the trails: caves, signs, the Wreck and the landing stage of the copter. */

import type { Point } from "../../modelIsland/points";
import { heightAt, type Relief } from "../../modelIsland/relief";
import { spotOf } from "../figures";
import type { CurseBoard } from "../types";

type Spot = [number, number];

const WAYS = 24;
/** How far the mouth of a cave is from the middle of its space, and a sign from its own. */
const CAVE = 1.75;
const SIGN = 2.05;
const WRECK: Spot = [-2, 4.2];

interface CaveSite {
  name: string;
  number: number;
  at: Point;
  /** To the east and to the south: where one comes out. */
  mouth: Spot;
}

export function cavesOf(board: CurseBoard, relief: Relief): CaveSite[] {
  return Object.entries(board.caves).map(([name, number]) => {
    const [x, y] = spotOf(board, name);
    const [east, south] = freeSide(board, name, CAVE + 1);
    const [a, b] = [x + CAVE * east, y + CAVE * south];
    return { name, number, at: [a, b, heightAt(relief, a, b)], mouth: [-east, -south] };
  });
}

/** Where the sign of a snapshot space stands. */
export function signAt(board: CurseBoard, relief: Relief, name: string): Point {
  const [x, y] = spotOf(board, name);
  const [east, south] = freeSide(board, name, SIGN);
  const [a, b] = [x + SIGN * east, y + SIGN * south];
  return [a, b, heightAt(relief, a, b)];
}

/** The side of a space on which there is most room, so far away; of two that are alike the one to the north. */
function freeSide(board: CurseBoard, name: string, away: number): Spot {
  const [x, y] = spotOf(board, name);
  const taken = takenBy(board, name);
  let best: { room: number; side: Spot } = { room: -1, side: [0, -1] };
  for (let n = 0; n < WAYS; n++) {
    const turn = (n / WAYS) * 2 * Math.PI;
    const side: Spot = [Math.cos(turn), Math.sin(turn)];
    const [a, b] = [x + away * side[0], y + away * side[1]];
    const near = Math.min(4, ...taken.map(([east, south]) => Math.hypot(east - a, south - b)));
    const room = near - 0.5 * side[1];
    if (room > best.room) best = { room, side };
  }
  return best.side;
}

/** The middles of all that others need. */
function takenBy(board: CurseBoard, name: string): Spot[] {
  const spaces = Object.keys(board.spaces).filter((other) => other !== name);
  return [
    ...spaces.map((other) => spotOf(board, other)),
    ...Object.values(board.chutes).flatMap(({ line }) => line.map(([x, y]): Spot => [x, y])),
    ...[...Object.values(board.trees), ...Object.values(board.pits)].map(({ x, y }): Spot => [x, y]),
  ];
}

/** Where the hull of the Crimson Cutlass lies: on the beach beside its space. */
export function wreckAt(board: CurseBoard): Spot {
  const [x, y] = spotOf(board, board.wreck);
  return [x + WRECK[0], y + WRECK[1]];
}

/** The floor of the landing stage, on which the copter stands: as high as the helipad. */
export function stageAt(board: CurseBoard, relief: Relief): Point {
  const pad = board.spaces[board.helipad];
  const [x, y] = spotOf(board, "copter");
  return [x, y, heightAt(relief, pad?.x ?? x, pad?.y ?? y) + 0.2];
}
