/** When a bot plays for somebody: soon, as the line is broken or the time for a move runs out, or while they were away. */

import type { Status } from "../connection";
import type { RoomPicture } from "../messages";
import type { RoomState } from "./state";

export interface Coming {
  why: "line" | "clock";
  /** Seconds until it does; not more than 0 where it does so already. */
  seconds: number;
}

/** With so many seconds left for a move it is time to say so. */
const SHORT = 20;
/** With so many seconds for a move or more, nobody has to stay connected. */
const SLOW = 3600;

interface Line {
  status: Status;
  /** When it broke (`performance.now`). */
  broke: number;
  /** For how many seconds it may be broken, or null where that is not known. */
  grace: number | null;
}

/** What comes at this time (`performance.now`) if nothing is done about it. */
export function coming(state: RoomState, line: Line, now: number): Coming | null {
  const { room, you } = state;
  if (!room || !you || room.stage !== "playing" || room.paused) return null;
  if (line.status === "reconnecting") {
    if (line.grace === null || !othersWait(room, you.person)) return null;
    return { why: "line", seconds: line.grace - (now - line.broke) / 1000 };
  }
  const chair = state.shown?.to_move ?? null;
  if (room.move_ends === null || chair === null || !you.chairs.includes(chair)) return null;
  const seconds = room.move_ends - (now - state.heard) / 1000;
  return seconds > SHORT ? null : { why: "clock", seconds };
}

/** Whether a bot would play on for this person, as others at the table are kept waiting. */
function othersWait({ chairs, clocks }: RoomPicture, person: string): boolean {
  if (clocks.move !== null && clocks.move >= SLOW) return false;
  const seated = chairs.some((chair) => chair.person === person && !chair.minded);
  return (
    seated &&
    chairs.some((chair) => chair.person !== null && chair.person !== person && chair.here && !chair.minded)
  );
}
