/** Which of one's own tables are offered on top of the map. */

import type { RememberedMatch, RememberedRoom } from "../memory";

const MOST = 4;
const DAY = 86_400;

/** The tables at which there is something to go on with: one's own turn first, then the last seen. */
export function continuing(rooms: RememberedRoom[]): RememberedRoom[] {
  const open = rooms.filter(({ token, stage }) => token !== null && stage !== "over");
  return open.sort((one, other) => urgency(one) - urgency(other) || other.seen - one.seen).slice(0, MOST);
}

const urgency = ({ yours, stage }: RememberedRoom): number => (yours ? 0 : stage === "playing" ? 1 : 2);

/** The match that ended last, if it was not long ago and its table does not play again already. */
export function justEnded(
  matches: RememberedMatch[],
  rooms: RememberedRoom[],
  now: number,
): RememberedMatch | null {
  const last = matches[0];
  if (last === undefined || now / 1000 - last.ended > DAY) return null;
  return rooms.some(({ code, stage }) => code === last.room && stage !== "over") ? null : last;
}

/** The table at which this match can be played again: the one where it was played, if nothing else goes on there. */
export function againAt(match: RememberedMatch, rooms: RememberedRoom[]): string | null {
  const found = rooms.find(({ code }) => code === match.room);
  return found !== undefined && found.token !== null && found.stage === "over" ? found.code : null;
}
