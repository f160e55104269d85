/** What the end of a match is to whoever looks at it. */

import type { Picture } from "../messages";
import { asOne } from "../table/places";

export type Outcome = "won" | "lost" | "won_together" | "lost_together" | "seen";

/** How it ended for those in these chairs; who only watches has seen it. */
export function outcomeFor(
  shown: Pick<Picture, "winners" | "scores">,
  mine: number[],
  together: boolean,
): Outcome {
  const { winners } = shown;
  if (together && asOne(shown)) return winners.length > 0 ? "won_together" : "lost_together";
  if (mine.length === 0) return "seen";
  return winners.some((seat) => mine.includes(seat)) ? "won" : "lost";
}

/** Whether it is something to celebrate for somebody. */
export const isBright = (outcome: Outcome): boolean => outcome !== "lost" && outcome !== "lost_together";
