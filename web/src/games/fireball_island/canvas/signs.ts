/** The numbers of the caves. */

import { type Badge, CAVE } from "../../modelIsland/badges";
import { heightAt, type Relief } from "../../modelIsland/relief";
import type { IslandBoard } from "../contract";
import { mouthOf } from "./places";

const ABOVE = 2.35;

/** A badge over every cave. */
export function numeralsOf(board: IslandBoard, relief: Relief): Badge[] {
  return Object.entries(board.caves).map(([name, cave]) => {
    const [east, south] = mouthOf(board, relief, name);
    const ground = Math.max(cave.z, heightAt(relief, cave.x, cave.y));
    return {
      text: name,
      at: [cave.x - 0.25 * east, cave.y - 0.25 * south, ground + ABOVE],
      colours: CAVE,
    };
  });
}
