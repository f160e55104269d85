/** A small board and table to try things on. */

import type { BattleView, BoardPicture, BoardSquare } from "./types";

const square = (kind: string, x: number, y: number): BoardSquare => ({
  kind,
  title: kind,
  effect: "",
  rule: "",
  x,
  y,
});

/** Twelve squares from left to right and back, the last of them the crater, and a detour of three between. */
export const BOARD: BoardPicture = {
  name: "sample",
  title: "Sample",
  piece: [2, 3],
  path: [
    square("start", 0, 0),
    ...[1, 2, 3, 4, 5, 6].map((x) => square(x === 3 ? "challenge 1" : "blank", x, 0)),
    square("+4", 6, 1),
    square("-4", 6, 2),
    square("blank", 6, 3),
    square("blank", 6, 4),
    square("challenge 6", 5, 4),
  ],
  detour: [square("detour", 1, 2), square("blank", 2, 2), square("exit detour", 3, 2)],
};

export const TABLE: BattleView = {
  board: "sample",
  pieces: ["ball", "pyramid", "cube", "diamond"],
  round: 1,
  places: [0, 1, 2, 3],
  ranks: [0, 1, 2, 3],
  turn: 0,
  dice: [],
  squares: [0, 0, 5, 8],
  detour: [null, null, null, null],
  beaten: [[], [], [1], [1]],
  facing: [0, 0, 0, 0],
  winner: null,
};

export const tableWith = (changes: Partial<BattleView>): BattleView => ({ ...TABLE, ...changes });
