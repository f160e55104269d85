/** What the island's canvas is told, and what it tells: the board, the picture to draw, what can be tapped. */

import type { SoundName } from "../scene";

/** Centimetres: x to the right (east), y down the plan (south), z up. */
export type Point = [number, number, number];

export interface Space {
  x: number;
  y: number;
  z: number;
  width: number;
  length: number;
  /** Degrees, clockwise on the plan. */
  angle: number;
  trail: string;
  dark: boolean;
  /** Where a piece stands on it. */
  stand: Point;
}

export interface Cave {
  x: number;
  y: number;
  z: number;
  beside: string | null;
}

export interface Pit {
  x: number;
  y: number;
  z: number;
  radius: number;
  rock_chip: string;
}

/** On its ground. */
export interface Rock {
  x: number;
  y: number;
  z: number;
  radius: number;
  height: number;
}

export interface Way {
  id: string;
  ball: string;
  line: Point[];
  /** Rocks that close other branches while its ball rolls. */
  gates: Rock[];
}

/** GET /api/islands/fireball_island; the heights come from /api/islands/fireball_island/heights. */
export interface IslandBoard {
  /** West, north, east, south. */
  extent: [number, number, number, number];
  rows: number;
  columns: number;
  /** Centimetres for one unit of the stored heights: uint16, little-endian, row by row. */
  scale: number;
  spaces: Record<string, Space>;
  joins: [string, string][];
  caves: Record<string, Cave>;
  pits: Record<string, Pit>;
  bridges: Record<string, { ends: [Point, Point]; deck_width: number }>;
  perches: Record<string, Point>;
  ways: Way[];
  features: Record<string, Point>;
  outlines: Record<string, [number, number][]>;
  idol: { base: Point; base_radius: number; summit_z: number };
}

/** Places are spaces (`WT4`), the water `W`, a cave `cave 3` or a pit `pit A`. */
export interface Figure {
  seat: number;
  place: string;
  lying: boolean;
  colour: string;
  shape: string;
  name: string;
  jewel: boolean;
  token: boolean;
}

/** A place to walk to, with the spaces on the way; the last of them is the place. */
export interface Choice {
  key: string;
  place: string;
  path: string[];
}

export interface RollShown {
  way: string;
  /** Sixty points a second. */
  path: Point[];
  hits: { seat: number; ms: number; to: string }[];
}

/** The piece sets out from where it is shown, and comes by these places. */
export interface WalkShown {
  seat: number;
  path: string[];
}

export interface IslandCanvasProps {
  board: IslandBoard;
  /** Centimetres, row by row from the north-west corner. */
  heights: Float32Array;
  figures: Figure[];
  jewelAt: string | null;
  tokensInRuin: number;
  die: number | null;
  rolling: boolean;
  choices: Choice[];
  /** The seat whose choices these are: their footprints begin at its piece. */
  walker?: number | null;
  chosen: string | null;
  choose(key: string): void;
  ways: { key: string; way: string }[];
  chosenWay: string | null;
  chooseWay(key: string): void;
  /** A way that was announced: its ball glows, and the idol turns its face to it. */
  aimed: string | null;
  roll: RollShown | null;
  walk: WalkShown | null;
  /** Called once when `roll` or `walk` has been shown. */
  done(): void;
  /** Reduced motion or fast-forward: no animation, `done` at once. */
  still: boolean;
  dark: boolean;
  detail: "full" | "low";
  /** Whether the camera follows what happens, until a hand moves it. */
  follow: boolean;
  sound(name: SoundName): void;
  names: string[];
  label: string;
}
