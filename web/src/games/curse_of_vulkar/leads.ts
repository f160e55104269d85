/** Where marbles would go after a move, as the server says it in words. */

import type { Notation } from "../../messages";
import { partsOf } from "./parts";
import type { CurseScene } from "./types";

export function leadsOf(move: Notation, leads: CurseScene["leads"]): string | null {
  const [kind, parts] = partsOf(move);
  return leads[[kind, ...parts].join(" ")] ?? null;
}
