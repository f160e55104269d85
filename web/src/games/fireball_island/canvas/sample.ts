/** A small island to try things on: a hill in the sea, a lane with three spaces, a bridge, a cave and a pit. */

import { type Relief, reliefOf } from "../../modelIsland/relief";
import { FIELD, HEIGHTS } from "../../modelIsland/sample";
import type { IslandBoard, Point, Space } from "../contract";
import { wetIn } from "../water";

const space = (x: number, y: number, z: number, more: Partial<Space> = {}): Space => ({
  x,
  y,
  z,
  width: 1.6,
  length: 2.4,
  angle: 0,
  trail: "Trail",
  dark: false,
  stand: [x, y, z],
  ...more,
});

const along = (from: Point, to: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, n) => {
    const part = n / (count - 1);
    return [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
      from[2] + (to[2] - from[2]) * part,
    ];
  });

export const BOARD: IslandBoard = {
  ...FIELD,
  scale: 0.001,
  spaces: {
    S: space(8, 14, 1.2, { width: 5, length: 5 }),
    T1: space(12, 14, 2.4),
    T2: space(15, 14, 2.4, { dark: true, angle: 30 }),
    B: space(20, 12, 6, { width: 2.6, length: 4 }),
    W: space(2, 2, 0),
  },
  joins: [
    ["S", "T1"],
    ["T1", "T2"],
    ["T2", "B"],
  ],
  caves: { 1: { x: 11, y: 9, z: 3, beside: "T1" }, 4: { x: 19, y: 8, z: 3, beside: null } },
  pits: { A: { x: 18, y: 15, z: 2, radius: 1.5, rock_chip: "T2" } },
  bridges: {
    B: {
      ends: [
        [18, 12, 6],
        [22, 12, 6],
      ],
      deck_width: 2.6,
    },
  },
  perches: { V: [15, 8, 5], A: [13, 7, 4] },
  ways: [
    { id: "V_S", ball: "V", line: along([15, 8, 5], [15, 14, 2.4], 13), gates: [] },
    {
      id: "V_E",
      ball: "V",
      line: [...along([15, 8, 5], [15, 10, 4], 5), ...along([16, 11, 4], [20, 12, 3], 9)],
      gates: [],
    },
    { id: "A_W", ball: "A", line: along([13, 7, 4], [8, 7, 2], 11), gates: [] },
  ],
  features: { ruin: [22, 9, 2], start_plateau: [8, 14, 1.2] },
  outlines: {
    river: [
      [24, 0],
      [30, 0],
      [30, 20],
      [24, 20],
    ],
  },
  idol: { base: [15, 6.5, 5], base_radius: 2, summit_z: 9 },
  pool: {
    outline: [
      [13, 4],
      [15, 3],
      [17, 4],
    ],
    z: 2,
  },
};

export const RELIEF: Relief = reliefOf(BOARD, HEIGHTS, wetIn(BOARD, HEIGHTS));
