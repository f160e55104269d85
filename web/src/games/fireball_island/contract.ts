/** What the island's canvas is told, and what it tells: the board, the picture to draw, what can be tapped. */

import type { Point } from "../modelIsland/points";
import type { Ring } from "../scene";
import type { IslandBoard } from "./types";

export type { Point } from "../modelIsland/points";

/** GET /api/games/fireball_island/board; the heights come from /api/games/fireball_island/heights. */
export type {
  IslandBoard,
  IslandCave as Cave,
  IslandPit as Pit,
  IslandRock as Rock,
  IslandSpace as Space,
  IslandWay as Way,
} from "./types";

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

export const POINTS_A_SECOND = 60;

export interface RollShown {
  way: string;
  /** `POINTS_A_SECOND`, up to a moment after the ball has stopped going anywhere. */
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
  choices: Choice[];
  /** The seat whose choices these are: their footprints begin at its piece. */
  walker: number | null;
  chosen: string | null;
  choose(key: string): void;
  /** The move that is pointed at, here or in the list of moves. */
  pointed: string | null;
  point(key: string | null): void;
  /** What places are called. */
  signs: Record<string, string>;
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
  sound: Ring;
  label: string;
  /** What is said while the island is made. */
  making: string;
}
