/** A small island and its table, to try things on. */

import type { Move, Notation } from "../../messages";
import type { CurseBoard, CurseFilm, CurseView, FigureView } from "./types";

const space = (x: number, y: number) => ({
  x,
  y,
  z: 1,
  angle: 0,
  width: 2.6,
  length: 2.6,
  trail: "Trail",
  region: "beachside",
});

const chute = (parent: string | null, [x, y]: [number, number], [east, south]: [number, number]) => ({
  kind: "lava",
  parent,
  line: [
    [x, y, 2],
    [east, south, 1],
  ] as [number, number, number][],
});

/** Four spaces from west to east, the last of them the helipad, with Vul-Kar to the west. */
export const BOARD: CurseBoard = {
  extent: [0, 0, 40, 20],
  rows: 2,
  columns: 3,
  scale: 1,
  outline: [
    [-1, -1],
    [25, -1],
    [25, 21],
    [-1, 21],
  ],
  spaces: { A1: space(12, 10), A2: space(16, 10), A3: space(20, 10), H: space(24, 10) },
  joins: [
    ["A1", "A2"],
    ["A2", "A3"],
    ["A3", "H"],
  ],
  decks: {},
  caves: { A2: 1 },
  slabs: ["A1"],
  chutes: {
    E: chute(null, [6, 10], [8, 10]),
    NE: chute(null, [5.5, 9], [6, 8]),
    SE: chute(null, [5.5, 11], [6, 12]),
    W: chute(null, [4, 10], [2, 10]),
    "E-N": chute("E", [8, 10], [10, 6]),
    "E-S": chute("E", [8, 10], [10, 14]),
    "E-N-N": chute("E-N", [10, 6], [10, 2]),
    "E-N-E": chute("E-N", [10, 6], [14, 6]),
  },
  trees: {
    T1: { x: 8, y: 4, gully: "E", left: "E-N", right: "E-S", home: 180, root: 1.2, settings: [-35, 0, 35] },
    T7: {
      x: 11,
      y: 5,
      gully: "E-N",
      left: "E-N-N",
      right: "E-N-E",
      home: 224,
      root: 1.5,
      settings: [-35, 0, 20],
    },
  },
  pits: { P1: { x: 6, y: 8, outward: 0 } },
  scar: { x: 2, y: 18, radius: 1 },
  peak: [5, 10],
  summit: 3,
  exits: [-60, 0, 60],
  heart: "A1",
  helipad: "H",
  wreck: "A3",
  strengths: [20, 27, 34],
  degrees: 5,
  rolls: false,
};

export const figure = (changes: Partial<FigureView> = {}): FigureView => ({
  owner: 0,
  place: "A1",
  lies: null,
  lies_at: [],
  x: 0,
  y: 0,
  heading: 0,
  tokens: [0, 0, 0],
  token_count: 0,
  snapshots: [],
  heart: false,
  penny: false,
  idol: false,
  stung: false,
  last_turns: null,
  ...changes,
});

export const view = (changes: Partial<CurseView> = {}): CurseView => ({
  mode: "competitive",
  figure: 0,
  turns: 3,
  figures: [figure(), figure({ owner: 1, place: "A3" })],
  facing: 0,
  trees: [
    ["T1", "home"],
    ["T7", "home"],
  ],
  slabs: [],
  snapshots: [],
  heart: "slab",
  idol_at: null,
  tiger: null,
  boulder: false,
  bees: false,
  maw: [0, 0, 0],
  penny_in_maw: true,
  scar: 1,
  beside: 3,
  tracker: [],
  drawable: null,
  needed: null,
  hand: [],
  hands: [2, 2],
  deck: 26,
  discard: [],
  souvenirs: [],
  souvenirs_of: [null, null],
  souvenir_counts: [1, 1],
  souvenir_deck: 10,
  souvenirs_gone: [],
  card: null,
  count: 0,
  walk: [],
  pit: null,
  flicked: [],
  direction: 0,
  exits: ["right", "middle", "left"],
  globed: [],
  copter: false,
  copter_called: false,
  points: [0, 0],
  over: "",
  ...changes,
});

export const asked = (...moves: Notation[]): Move[] =>
  moves.map((move) => ({ move, label: JSON.stringify(move) }));

/** A marble that rolls to the east, a centimetre from picture to picture. */
export const filmOfRolls = ({
  kind = "ember",
  pictures = 60,
  touches = [],
}: {
  kind?: string;
  pictures?: number;
  touches?: CurseFilm["touches"];
}): CurseFilm => ({
  tracks: [
    {
      kind,
      name: "0",
      first: 0,
      path: Array.from({ length: pictures }, (_, n) => [n, 0, 1, 1, 0, 0, 0] as const).map((pose) => [
        ...pose,
      ]),
    },
  ],
  touches,
});
