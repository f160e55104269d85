/** All of the island that never moves, made once: it takes a while, and is done in slices. */

import type { BufferGeometry } from "three";
import { type Badges, badgesOf } from "../../modelIsland/badges";
import { greeneryGeometry, plantsOf, TROPICS } from "../../modelIsland/greenery";
import { landGeometry } from "../../modelIsland/land";
import { paintedGround } from "../../modelIsland/painting";
import { type Relief, reliefOf } from "../../modelIsland/relief";
import { paintedSea, type Sea } from "../../modelIsland/sea";
import { share, type Work } from "../../modelIsland/slices";
import type { IslandBoard } from "../contract";
import { wetIn } from "../water";
import { isFree } from "./free";
import { landmarksGeometry } from "./landmarks";
import { paintOf } from "./painting";
import { numeralsOf } from "./signs";
import { embersGeometry, spacesGeometry } from "./spaces";

const LIFT = 0.07;
const LOW_LIFT = 0.13;

export interface Made {
  low: boolean;
  relief: Relief;
  /** Pictures of the ground and of the sea, from above. */
  ground: HTMLCanvasElement;
  sea: Sea;
  land: BufferGeometry;
  spaces: BufferGeometry;
  embers: BufferGeometry;
  landmarks: BufferGeometry;
  /** The numbers of the caves. */
  numerals: Badges;
  greenery: BufferGeometry | null;
}

export function* makeIsland(board: IslandBoard, heights: Float32Array, low: boolean): Work<Made> {
  const lift = low ? LOW_LIFT : LIFT;
  const relief = reliefOf(board, heights, wetIn(board, heights));
  yield 0.1;
  const ground = yield* share(0.1, 0.5, paintedGround(relief, paintOf(board, relief), low));
  const sea = yield* share(0.5, 0.65, paintedSea(relief));
  const land = landGeometry(relief, low ? 2 : 1);
  yield 0.7;
  const spaces = spacesGeometry(board, relief, lift);
  const embers = embersGeometry(board, relief, lift);
  yield 0.75;
  const landmarks = yield* share(0.75, 0.85, landmarksGeometry(board, relief));
  const numerals = badgesOf(numeralsOf(board, relief));
  const greenery = low ? null : yield* share(0.85, 1, greens(board, relief));
  return { low, relief, ground, sea, land, spaces, embers, landmarks, numerals, greenery };
}

function* greens(board: IslandBoard, relief: Relief): Work<BufferGeometry> {
  const plants = yield* share(
    0,
    0.4,
    plantsOf(relief, (x, y) => isFree(board, x, y), TROPICS),
  );
  return yield* share(0.4, 1, greeneryGeometry(plants, TROPICS));
}

/** Give back what the graphics card holds of it. */
export function disposeOf({ land, spaces, embers, landmarks, numerals, greenery }: Made): void {
  for (const geometry of [land, spaces, embers, landmarks, numerals.geometry, greenery]) geometry?.dispose();
}
