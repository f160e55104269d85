/** A small island for tests: four spaces in a row, a cave, a pit, and a way that rolls along them. */

import type { IslandBoard, Point, Space } from "./contract";
import type { IslandView } from "./types";

const space = (x: number, y: number): Space => ({
  x,
  y,
  z: 1,
  width: 2,
  length: 3,
  angle: 0,
  trail: "Row",
  dark: false,
  stand: [x, y, 1],
});

export const BOARD: IslandBoard = {
  extent: [0, 0, 40, 30],
  rows: 2,
  columns: 3,
  scale: 0.5,
  spaces: { A1: space(2, 5), A2: space(6, 5), A3: space(10, 5), A4: space(14, 5), W: space(20, 20) },
  joins: [
    ["A1", "A2"],
    ["A2", "A3"],
  ],
  caves: { "1": { x: 10, y: 8, z: 1, beside: "A3" } },
  pits: { A: { x: 4, y: 9, z: 1, radius: 2, rock_chip: "A2" } },
  bridges: {},
  perches: { V: [0, 5, 4] },
  ways: [
    {
      id: "V_E",
      ball: "V",
      line: [0, 6, 12].map((x): Point => [x, 5, 1]),
      gates: [{ x: 6, y: 7, z: 1, radius: 0.5, height: 1 }],
    },
    { id: "V_S", ball: "V", line: [0, 5, 10].map((y): Point => [0, y, 1]), gates: [] },
  ],
  features: {},
  outlines: {},
  idol: { base: [0, 0, 0], base_radius: 1, summit_z: 2 },
  pool: {
    outline: [
      [13, 4],
      [15, 3],
      [17, 4],
    ],
    z: 2,
  },
};

export const view = (changes: Partial<IslandView> = {}): IslandView => ({
  turn: 0,
  moment: "move",
  turns_owed: 0,
  die: 3,
  doubled: false,
  twice: false,
  ahead: 0,
  seeking: false,
  places: ["A1", "A3"],
  lying: [false, false],
  tokens: ["none", "held"],
  jewel_owner: null,
  jewel_at: "A4",
  cards: [1, 1],
  hand: ["reroll"],
  known: [],
  drawpile: 40,
  discard: [],
  played: [],
  walk: [],
  way: null,
  roller: null,
  targets: [],
  aims: [],
  pushed_back: [],
  distances: [5, 5],
  winner: null,
  ...changes,
});
