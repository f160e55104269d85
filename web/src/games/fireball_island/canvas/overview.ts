import type { Look, Size } from "../../../camera/look";
import { framingOf } from "../../modelIsland/framing";
import type { IslandBoard } from "../contract";

/** The whole island, from its beaches to the top of the idol. */
export function overview(board: IslandBoard, size: Size): Look {
  const [west, north, east, south] = board.extent;
  const [x, y] = board.idol.base;
  return framingOf(
    [
      [west, north, 3],
      [east, north, 3],
      [west, south, 0],
      [east, south, 0],
      [x, y, board.idol.summit_z],
    ],
    size,
  );
}
