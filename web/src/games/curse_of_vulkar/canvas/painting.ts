/** What is painted on the ground, seen from above. */

import { mixed, type Paint } from "../../modelIsland/painting";
import { GROUND } from "../../modelIsland/palette";
import { type Relief, sample } from "../../modelIsland/relief";
import { smooth } from "../../noise";

export function paintOf(relief: Relief): Paint {
  return {
    casting: relief.drawn,
    green: 5,
    colourAt: (x, y) =>
      mixed(GROUND.sand, GROUND.heath, smooth((sample(relief, relief.drawn, x, y) - 1) / 8)),
    draw() {},
  };
}
