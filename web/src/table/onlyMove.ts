/** The one thing that can be done, where doing it at once tells nobody more than doing it. */

import type { GamePicture, Move, Notation, Picture } from "../messages";

export const kindOf = (move: Notation): string => Object.keys(move ?? {})[0] ?? "";

/** The only move of a question that may be answered by itself; `obvious` says which, and null that all are. */
export function onlyMove({ moves, question }: Picture, obvious: GamePicture["obvious"]): Move | null {
  const [move] = moves;
  if (move === undefined || moves.length > 1) return null;
  return obvious === null || obvious[question]?.includes(kindOf(move.move)) ? move : null;
}
