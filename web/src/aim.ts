/** The move that somebody points at, in the list of moves or on the board: the other shows it, too. */

import type { Notation } from "./messages";
import { Store, useStore } from "./store";

/** A move as it is known by. */
export const moveKey = (move: Notation): string => JSON.stringify(move);

const aimed = new Store<string | null>(null);

/** Somebody points at the move with this key, or at none any more. */
export const aim = (key: string | null): void => aimed.set(key);

export const useAimed = (): string | null => useStore(aimed);
