/** What the line above the table says: what happens, who is thinking, for whom everybody waits, what is asked. */

import type { ChairPicture, Picture } from "../messages";
import type { RoomState } from "../room/state";
import type { Translate } from "../texts";
import { timeLeft } from "./timeLeft";

export interface Status {
  text: string;
  /** The same without the seconds that count down. */
  spoken: string;
  /** Whether it changes as time passes. */
  ticks: boolean;
}

/** The line as it reads at this time (`performance.now`). */
export function statusOf(state: RoomState, shown: Picture, t: Translate, now: number): Status {
  const { room, window } = state;
  if (room?.paused) return steady(t("paused"));
  if (state.busy || state.waiting.length > 0) return steady(happeningIn(state) || shown.asks);
  const chair = shown.to_move === null ? undefined : room?.chairs[shown.to_move];
  if (window !== null || shown.over || !chair) return steady(shown.asks || happeningIn(state));
  if (chair.minded) return steady(playingFor(chair, state, t));
  if (chair.level !== null) return steady(t("bot_thinks", { name: chair.name }));
  if (isAway(chair)) return waitingFor(chair, state.heard, t, now);
  return steady(shown.asks);
}

/** What is just being shown, or was told last. */
function happeningIn({ happening, lines, story, busy }: RoomState): string {
  return (busy && happening) || (lines.at(-1) ?? story.at(-1))?.text || "";
}

/** For whom a bot plays: those who listen with others at one page hear their name. */
export function playingFor({ name, person }: ChairPicture, { you }: RoomState, t: Translate): string {
  const mine = you !== null && you.person === person && you.chairs.length === 1;
  return mine ? t("bot_plays_for_you") : t("bot_plays_for", { name });
}

const isAway = ({ person, here }: ChairPicture): boolean => person !== null && !here;

function waitingFor({ name, bot_in }: ChairPicture, since: number, t: Translate, now: number): Status {
  const spoken = t("waiting_for_away", { name });
  if (bot_in === null) return steady(spoken);
  const time = timeLeft(bot_in - Math.max(0, now - since) / 1000, t);
  return { text: t("waiting_for_bot", { name, time }), spoken, ticks: true };
}

const steady = (text: string): Status => ({ text, spoken: text, ticks: false });
