/** Who came in before whom at the end of a match. */

import type { Picture } from "../messages";

/** Whether all have won together, or all lost. */
export const asOne = ({ winners, scores }: Pick<Picture, "winners" | "scores">): boolean =>
  winners.length === 0 || winners.length === scores.length;

/** The seats, winners first, then by their scores. */
export function ranked(shown: Picture, fewestWin: boolean): number[] {
  const better = fewestWin ? 1 : -1;
  const score = (seat: number) => shown.scores[seat] ?? 0;
  const won = (seat: number) => (shown.winners.includes(seat) ? 0 : 1);
  return shown.scores
    .map((_, seat) => seat)
    .sort((one, other) => won(one) - won(other) || better * (score(one) - score(other)));
}
