/** What is ringed and tapped of a choice on the island. */

import type { Area } from "../../modelIsland/Places";
import { heightAt, type Relief } from "../../modelIsland/relief";
import type { Look, Mark } from "../notation";
import type { CurseBoard } from "../types";
import { standAt, surfaceAt } from "./places";

/** How wide the rings are that lie round no space. */
const WIDE: Record<Look, number> = {
  place: 2.6,
  pit: 2.3,
  facing: 2.2,
  root: 1.9,
  summit: 7.4,
  mouth: 2.2,
  figure: 3.2,
};
const COPTER = 5;
const VUL_KAR = 7;
const FIGURE = 3.4;
const OVER_DECK = 0.1;
const OVER_STONE = 0.05;

export function areaOf(board: CurseBoard, relief: Relief, { look, goal, at: [x, y] }: Mark): Area {
  const space = look === "place" ? board.spaces[goal] : undefined;
  if (space !== undefined) {
    if (goal in board.decks) return { space, stand: space.z, deck: space.z + OVER_DECK };
    const stand = standAt(board, relief, goal)[2];
    return { space, stand, deck: null, lift: stand - heightAt(relief, space.x, space.y) + OVER_STONE };
  }
  const copter = goal === "copter";
  const ground = copter ? standAt(board, relief, goal)[2] : surfaceAt(relief, x, y);
  const wide = copter ? COPTER : WIDE[look];
  const round = { x, y, z: ground, width: wide, length: wide, angle: 0 };
  const tall = look === "summit" ? VUL_KAR : look === "figure" ? FIGURE : undefined;
  return {
    space: round,
    stand: ground,
    deck: copter ? ground + OVER_DECK : null,
    corner: wide / 2,
    ...(tall === undefined ? {} : { tall }),
  };
}
