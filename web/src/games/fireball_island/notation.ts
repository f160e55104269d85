/** The moves of Fireball Island as the island needs them: where to walk, which way to roll, what to play. */

import type { Move, Notation } from "../../messages";
import type { Choice } from "./contract";

/** A way down which a Fireball may be rolled. */
export interface Launch {
  key: string;
  way: string;
  label: string;
  move: Notation;
}

/** A card that can be played now: one move, or one for each opponent it may concern. */
export interface Playable {
  move: Notation;
  /** The opponent, where there is one to choose. */
  seat: number | null;
}

export type Plain = "RollDie" | "SeekCave" | "TradeToken" | "Pass" | "EndTurn";
const PLAIN: Plain[] = ["RollDie", "SeekCave", "EndTurn", "TradeToken", "Pass"];

const parts = (move: Notation, kind: string): Notation[] | null =>
  typeof move === "object" && move !== null && Array.isArray(move[kind]) ? move[kind] : null;

export const keyOf = (move: Notation): string => JSON.stringify(move);

export interface Walk extends Choice {
  move: Notation;
  label: string;
}

/** Every way to walk, the shortest first. */
export function walks(moves: Move[]): Walk[] {
  const found = moves.flatMap(({ move, label }) => {
    const path = parts(move, "Walk")?.[0] as string[] | undefined;
    const place = path?.at(-1);
    return path && place !== undefined ? [{ key: keyOf(move), place, path, move, label }] : [];
  });
  return found.sort((one, other) => one.path.length - other.path.length);
}

/** The walks to each place. */
export function byPlace(found: Walk[]): Map<string, Walk[]> {
  const places = new Map<string, Walk[]>();
  for (const walk of found) places.set(walk.place, [...(places.get(walk.place) ?? []), walk]);
  return places;
}

/** The way of a move that rolls a Fireball. */
export const wayOf = (move: Notation): string | undefined =>
  parts(move, "RollDown")?.[0] as string | undefined;

export function launches(moves: Move[]): Launch[] {
  return moves.flatMap(({ move, label }) => {
    const way = wayOf(move);
    return way === undefined ? [] : [{ key: keyOf(move), way, label, move }];
  });
}

/** What can be done with each card in the hand. */
export function playable(moves: Move[]): Map<string, Playable[]> {
  const cards = new Map<string, Playable[]>();
  const add = (card: string, play: Playable) => cards.set(card, [...(cards.get(card) ?? []), play]);
  for (const { move } of moves) {
    const card = parts(move, "Play")?.[0] as string | undefined;
    if (card !== undefined) add(card, { move, seat: null });
    const seat = parts(move, "TakeCard")?.[0] as number | undefined;
    if (seat !== undefined) add("take_card", { move, seat });
  }
  return cards;
}

/** The moves that need nothing but a button, the most usual first. */
export function plain(moves: Move[]): { kind: Plain; move: Notation }[] {
  return PLAIN.flatMap((kind) => {
    const found = moves.find(({ move }) => parts(move, kind) !== null);
    return found ? [{ kind, move: found.move }] : [];
  });
}
