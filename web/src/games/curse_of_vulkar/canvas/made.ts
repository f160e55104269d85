/** All of the island that never moves, made once: it takes a while, and is done in slices. */

import type { BufferGeometry } from "three";
import { type Badges, badgesOf } from "../../modelIsland/badges";
import { greeneryGeometry, plantsOf } from "../../modelIsland/greenery";
import { landGeometry } from "../../modelIsland/land";
import { paintedGround } from "../../modelIsland/painting";
import { type Relief, reliefOf } from "../../modelIsland/relief";
import { paintedSea, type Sea } from "../../modelIsland/sea";
import { share, type Work } from "../../modelIsland/slices";
import { inlandOf } from "../coast";
import type { CurseBoard } from "../types";
import { type Flows, flowsOf } from "./chutes";
import { FLORA } from "./flora";
import { freeOn } from "./free";
import { badgesFor, landmarksGeometry } from "./landmarks";
import { paintOf } from "./painting";
import { withReef } from "./reef";
import { slabsGeometry } from "./slabs";

/** The surf stands so high, and the reef holds it. */
const SEA = 0.3;
const DRY = 0.04;
/** How far above the ground the stones of the trails begin. */
const LIFT = 0;
const LOW_LIFT = 0.08;

export interface Made {
  low: boolean;
  relief: Relief;
  /** Pictures of the ground and of the sea, from above. */
  ground: HTMLCanvasElement;
  sea: Sea;
  land: BufferGeometry;
  flows: Flows;
  slabs: BufferGeometry;
  landmarks: BufferGeometry;
  /** The numbers of caves, trees and pits. */
  numerals: Badges;
  greenery: BufferGeometry | null;
}

export function* makeIsland(board: CurseBoard, heights: Float32Array, low: boolean): Work<Made> {
  const inland = inlandOf(board);
  yield 0.01;
  const drawn = yield* share(0.01, 0.04, withReef(board, heights, inland));
  const wet = Uint8Array.from(drawn, (height) => (height < SEA + DRY ? 1 : 0));
  const relief = reliefOf(board, drawn, wet, SEA);
  yield 0.05;
  const ground = yield* share(0.05, 0.5, paintedGround(relief, paintOf(board, relief, inland), low));
  const sea = yield* share(0.5, 0.6, paintedSea(relief));
  const land = landGeometry(relief, low ? 2 : 1);
  yield 0.65;
  const flows = yield* share(0.65, 0.7, flowsOf(board, relief, low));
  const slabs = slabsGeometry(board, relief, low ? LOW_LIFT : LIFT);
  yield 0.75;
  const landmarks = yield* share(0.75, 0.85, landmarksGeometry(board, relief));
  const numerals = badgesOf(badgesFor(board, relief));
  const greenery = low ? null : yield* share(0.85, 1, greens(board, relief));
  return { low, relief, ground, sea, land, flows, slabs, landmarks, numerals, greenery };
}

function* greens(board: CurseBoard, relief: Relief): Work<BufferGeometry> {
  const plants = yield* share(0, 0.4, plantsOf(relief, freeOn(board, relief), FLORA));
  return yield* share(0.4, 1, greeneryGeometry(plants, FLORA));
}

/** Give back what the graphics card holds of it. */
export function disposeOf({ land, flows, slabs, landmarks, numerals, greenery }: Made): void {
  const { lava, glow, river } = flows;
  for (const geometry of [land, lava, glow, river, slabs, landmarks, numerals.geometry, greenery])
    geometry?.dispose();
}
