/** The rooms this browser has been in, the keys to them, and the matches it saw end. */

import { keep, kept } from "./keep";
import type { MatchSummary, RoomPicture } from "./messages";
import { Store } from "./store";

export interface RememberedRoom {
  code: string;
  token: string | null;
  /** The key of an invitation into it. */
  invitation: string;
  /** Who this browser is there. */
  person: string | null;
  game: string;
  stage: RoomPicture["stage"];
  players: string[];
  /** Whose turn it was when last seen; an empty name when nobody's. */
  turn: string;
  yours: boolean;
  /** Whether bots play in all of one's own chairs. */
  minded: boolean;
  seen: number;
}

export interface RememberedMatch
  extends Pick<MatchSummary, "id" | "game" | "players" | "scores" | "winners" | "ended"> {
  /** Where it was played, for matches remembered since that is. */
  room?: string;
}

const MOST = 24;

export const rooms = new Store<RememberedRoom[]>(kept<RememberedRoom[]>("rooms", []));
export const matches = new Store<RememberedMatch[]>(kept<RememberedMatch[]>("matches", []));

export function tokenFor(code: string): string | null {
  return rooms.get().find((room) => room.code === code)?.token ?? null;
}

/** The key of an invitation into this room; empty without one. */
export function invitationFor(code: string): string {
  return rooms.get().find((room) => room.code === code)?.invitation ?? "";
}

export function rememberRoom(code: string, part: Partial<RememberedRoom>): void {
  const before = rooms.get().find((room) => room.code === code);
  const blank: RememberedRoom = {
    code,
    token: null,
    invitation: "",
    person: null,
    game: "",
    stage: "lobby",
    players: [],
    turn: "",
    yours: false,
    minded: false,
    seen: 0,
  };
  const room = { ...blank, ...before, ...part, seen: Date.now() };
  rooms.set([room, ...rooms.get().filter((other) => other.code !== code)].slice(0, MOST));
  keep("rooms", rooms.get());
}

/** What was heard of a room from outside; it keeps its place among the others. */
export function updateRoom(code: string, part: Partial<RememberedRoom>): void {
  rooms.set(rooms.get().map((room) => (room.code === code ? { ...room, ...part } : room)));
  keep("rooms", rooms.get());
}

export function forgetRoom(code: string): void {
  rooms.set(rooms.get().filter((room) => room.code !== code));
  keep("rooms", rooms.get());
}

export function rememberMatch(match: RememberedMatch): void {
  if (matches.get().some((other) => other.id === match.id)) return;
  matches.set([match, ...matches.get()].slice(0, MOST));
  keep("matches", matches.get());
}
