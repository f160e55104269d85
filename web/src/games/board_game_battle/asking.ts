/** What the notation of the moves on offer means for the board. */

import type { Advised, Move, Notation } from "../../messages";

/** The seats that can be battled, with the move that does it. */
export function battlesIn(moves: Move[]): Map<number, Move> {
  const found = new Map<number, Move>();
  for (const move of moves) {
    const opponent = (move.move as { Battle?: number[] }).Battle?.[0];
    if (opponent !== undefined) found.set(opponent, move);
  }
  return found;
}

/** The pieces that can be taken, with the move that does it. */
export function piecesIn(moves: Move[]): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const move of moves) {
    const piece = (move.move as { Select?: string[] }).Select?.[0];
    if (piece !== undefined) found.set(piece, move);
  }
  return found;
}

export function rollIn(moves: Move[]): Move | null {
  return moves.find(({ move }) => Array.isArray((move as { Roll?: unknown }).Roll)) ?? null;
}

/** The advised chance of winning with a move, if there is advice about it. */
export function advisedChance(advice: Advised[] | null, move: Notation): number | null {
  const wanted = JSON.stringify([move]);
  return advice?.find(({ moves }) => JSON.stringify(moves) === wanted)?.chance ?? null;
}

/** The move that the advice thinks best. */
export function bestOf(advice: Advised[] | null): string | null {
  const known = (advice ?? []).filter(({ chance }) => chance !== null);
  const best = known.sort((one, other) => (other.chance ?? 0) - (one.chance ?? 0))[0];
  return best === undefined ? null : JSON.stringify(best.moves);
}
