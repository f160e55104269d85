import type { Look, Size } from "../../../camera/look";
import { framingOf } from "../../modelIsland/framing";
import type { CurseBoard } from "../types";

const IDOL = 7;

/** The whole island, from reef to reef and up to the top of Vul-Kar. */
export function overview(board: CurseBoard, size: Size): Look {
  const [west, north, east, south] = board.extent;
  const [x, y] = board.peak;
  return framingOf(
    [
      [west, north, 3],
      [east, north, 3],
      [west, south, 0],
      [east, south, 0],
      [x, y, board.summit + IDOL],
    ],
    size,
  );
}
