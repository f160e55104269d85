/** Where a playing piece stands: on the path or in the detour. */

import type { BattleView, BoardPicture, BoardSquare } from "../../messages";

export interface Place {
  track: "path" | "detour";
  square: number;
}

export const onPath = (square: number): Place => ({ track: "path", square });
export const inDetour = (square: number): Place => ({ track: "detour", square });

export const keyOf = (place: Place): string => `${place.track}:${place.square}`;

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
  return table.squares.map((_, seat) => seat).filter((seat) => samePlace(placeOf(table, seat), place));
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
