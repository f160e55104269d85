/** The moves of Wildfire Dominoes as the table needs them: what can be laid where, and what else there is. */

import type { Move, Notation } from "../../messages";
import type { PlaceForTile } from "./types";

/** A way to lay a tile: on which one, with which end out. */
export interface Way {
  tile: string;
  on: string;
  out: string;
  knocks: boolean;
  move: Notation;
  label: string;
}

export interface Call {
  number: number;
  move: Notation;
  label: string;
}

const part = (move: Notation, kind: string): Notation[] | null =>
  typeof move === "object" && move !== null && Array.isArray(move[kind]) ? move[kind] : null;

function way({ move, label }: Move): Way | null {
  const knocking = part(move, "PlayAndKnock");
  const parts = knocking ?? part(move, "Play");
  if (!parts) return null;
  const [tile, on, out] = parts as [string, string, string];
  return { tile, on, out, knocks: knocking !== null, move, label };
}

/** Every way to lay a tile. */
export function ways(moves: Move[]): Way[] {
  return moves.map(way).filter((found) => found !== null);
}

/** The numbers that can be called. */
export function calls(moves: Move[]): Call[] {
  return moves.flatMap(({ move, label }) => {
    const parts = part(move, "Call");
    return parts ? [{ number: Number(parts[0]), move, label }] : [];
  });
}

/** The move of this kind, if there is one: `Draw` or `Pass`. */
export function plain(moves: Move[], kind: "Draw" | "Pass"): Move | null {
  return moves.find(({ move }) => part(move, kind) !== null) ?? null;
}

export function catches(moves: Move[]): Move[] {
  return moves.filter(({ move }) => part(move, "CatchOut") !== null);
}

/** The two ends of a tile as its name says them. */
export function ends(tile: string): [string, string] {
  const [low = "", high = ""] = tile.split("-");
  return [low, high];
}

export const isDouble = (tile: string): boolean => ends(tile)[0] === ends(tile)[1];

/** The end that touches when the other is out. */
export function touching(tile: string, out: string): string {
  const [low, high] = ends(tile);
  return out === high ? low : high;
}

/** What somebody means who puts a tile on an end where it does not go; the server says why not. */
export function attempt(tile: string, end: PlaceForTile): Notation {
  const [low, high] = ends(tile);
  const out = high === String(end.shows) ? low : high;
  return { Play: [tile, end.tile, out] };
}
