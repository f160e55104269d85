/** Where a playing piece stands: on the path or in the detour. */

import { challengeOf } from "./looks";
import type { BattleView, BoardPicture, BoardSquare } from "./types";

export interface Place {
  track: "path" | "detour";
  square: number;
}

export const onPath = (square: number): Place => ({ track: "path", square });
export const inDetour = (square: number): Place => ({ track: "detour", square });

export const samePlace = (one: Place, other: Place): boolean =>
  one.track === other.track && one.square === other.square;

export function placeOf(table: BattleView, seat: number): Place {
  const aside = table.detour[seat] ?? null;
  return aside === null ? onPath(table.squares[seat] ?? 0) : inDetour(aside);
}

export function squareAt(board: BoardPicture, place: Place): BoardSquare | undefined {
  return board[place.track][place.square];
}

export function seatsOn(table: BattleView, place: Place): number[] {
  return table.pieces.map((_, seat) => seat).filter((seat) => samePlace(placeOf(table, seat), place));
}

/** Where each challenge is on the path, the first one first. */
export function gatesOf(board: BoardPicture): number[] {
  return [...board.path.keys()].filter((square) => challengeOf(board.path[square]?.kind ?? "") > 0);
}

/** The challenges that a player need not beat any more to get where the piece stands, or beyond. */
export function doneBy(table: BattleView, gates: number[], seat: number): number[] {
  const beaten = table.beaten[seat] ?? [];
  return gates
    .map((_, n) => n + 1)
    .filter((number) => beaten.includes(number) || (gates[number - 1] ?? 0) < (table.squares[seat] ?? 0));
}

/** The squares in the order of a walk over the whole board: the path, then the detour. */
export function allPlaces(board: BoardPicture): Place[] {
  return [
    ...board.path.map((_, square) => onPath(square)),
    ...board.detour.map((_, square) => inDetour(square)),
  ];
}

/** The square so many steps away on that walk, going round at its ends. */
export function neighbour(board: BoardPicture, place: Place, steps: number): Place {
  const places = allPlaces(board);
  const at = places.findIndex((one) => samePlace(one, place));
  return places[(at + steps + places.length) % places.length] ?? place;
}
