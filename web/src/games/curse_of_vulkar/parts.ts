import type { Notation } from "../../messages";

/** The name of a move, and its parts. */
export function partsOf(move: Notation): [string, Notation[]] {
  const [kind = "", parts = []] = Object.entries((move ?? {}) as Record<string, Notation[]>)[0] ?? [];
  return [kind, parts];
}
