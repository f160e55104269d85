import type { Relief } from "../../modelIsland/relief";
import { inside } from "../../modelIsland/relief";
import { spotOf } from "../figures";
import type { CurseBoard } from "../types";
import { smoothed } from "./chutes";
import { cavesOf, stageAt, wreckAt } from "./sites";

type Circle = [number, number, number];

const TRAIL = 1.95;
const CHUTE = 2.3;
const SUMMIT = 7.6;

/** Tells whether a place is on land where nobody walks, nothing rolls and nothing else stands. */
export function freeOn(board: CurseBoard, relief: Relief): (x: number, y: number) => boolean {
  const circles = [...standing(board, relief), ...flowing(board, relief)];
  return (x, y) =>
    inside(board.outline, x, y) &&
    !circles.some(([east, south, room]) => Math.hypot(east - x, south - y) < room);
}

function standing(board: CurseBoard, relief: Relief): Circle[] {
  const { spaces, trees, pits, decks, scar, peak } = board;
  const [stageX, stageY] = stageAt(board, relief);
  return [
    ...Object.values(spaces).map(({ x, y, width }): Circle => [x, y, Math.max(TRAIL, width / 2 + 0.8)]),
    ...Object.values(trees).map(({ x, y }): Circle => [x, y, 2.9]),
    ...Object.values(pits).map(({ x, y }): Circle => [x, y, 1.9]),
    ...Object.values(decks).map(({ x, y, length }): Circle => [x, y, length / 2 + 0.7]),
    ...cavesOf(board, relief).map(({ at: [x, y] }): Circle => [x, y, 2.4]),
    [scar.x, scar.y, scar.radius + 1.6],
    [...peak, SUMMIT],
    [stageX, stageY, 4.4],
    [...wreckAt(board), 4.4],
    [...spotOf(board, board.helipad), 3.4],
  ];
}

function flowing(board: CurseBoard, relief: Relief): Circle[] {
  return Object.values(board.chutes).flatMap((chute) =>
    smoothed(chute, relief, board.peak)
      .filter((_, n) => n % 3 === 0)
      .map(([x, y]): Circle => [x, y, CHUTE]),
  );
}
