/** All of the island that never moves, made once: it takes a while, and is done in slices. */

import type { BufferGeometry } from "three";
import { landGeometry } from "../../modelIsland/land";
import { paintedGround } from "../../modelIsland/painting";
import { type Relief, reliefOf } from "../../modelIsland/relief";
import { paintedSea, type Sea } from "../../modelIsland/sea";
import { share, type Work } from "../../modelIsland/slices";
import type { CurseBoard } from "../types";
import { paintOf } from "./painting";

/** The surf stands so high, and the reef holds it. */
export const SEA = 0.3;
const DRY = 0.04;

export interface Made {
  low: boolean;
  relief: Relief;
  /** Pictures of the ground and of the sea, from above. */
  ground: HTMLCanvasElement;
  sea: Sea;
  land: BufferGeometry;
}

export function* makeIsland(board: CurseBoard, heights: Float32Array, low: boolean): Work<Made> {
  const wet = Uint8Array.from(heights, (height) => (height < SEA + DRY ? 1 : 0));
  const relief = reliefOf(board, heights, wet, SEA);
  yield 0.05;
  const ground = yield* share(0.05, 0.5, paintedGround(relief, paintOf(relief), low));
  const sea = yield* share(0.5, 0.6, paintedSea(relief));
  const land = landGeometry(relief, low ? 2 : 1);
  yield 0.65;
  return { low, relief, ground, sea, land };
}

/** Give back what the graphics card holds of it. */
export function disposeOf({ land }: Made): void {
  for (const geometry of [land]) geometry.dispose();
}
