/** What the story tells that no longer lies on the table. */

import type { Line } from "../../messages";

export interface Struck {
  /** The figures that fell. */
  fell: number[];
  /** What it cost, in words. */
  costs: Line[];
}

const COSTS = new Set([
  "into_maw",
  "heart_back",
  "idol_dropped",
  "paid_souvenir",
  "paid_card",
  "nothing_to_pay",
  "toll",
]);

/** What the last Cataclysm did; null before the first. */
export function lastCataclysm(story: Line[]): Struck | null {
  const rolled = story.findLastIndex(({ what }) => what === "fireballs_rolled");
  if (rolled < 0) return null;
  const rest = story.slice(rolled + 1);
  const over = rest.findIndex(({ what }) => what === "turn" || what === "sapphires");
  const told = over < 0 ? rest : rest.slice(0, over);
  return {
    fell: told
      .filter(({ what }) => what.startsWith("felled_") || what === "tiger_pounces")
      .map(({ facts }) => facts[0] as number),
    costs: told.filter(({ what }) => COSTS.has(what)),
  };
}
