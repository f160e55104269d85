import type { Look, Size } from "../../../camera/look";
import { framingOf } from "../../modelIsland/framing";
import type { Point } from "../../modelIsland/points";
import type { CurseBoard } from "../types";

const IDOL = 7;

/** The reef lies so far off the coast. */
const REEF = 3.6;

/** The whole island, from reef to reef and up to the top of Vul-Kar. */
export function overview({ outline, peak, summit }: CurseBoard, size: Size): Look {
  const reef = outline.map(([x, y]): Point => {
    const [east, south] = [x - peak[0], y - peak[1]];
    const grown = 1 + REEF / (Math.hypot(east, south) || 1);
    return [peak[0] + east * grown, peak[1] + south * grown, 1];
  });
  return framingOf([...reef, [...peak, summit + IDOL]], size);
}
