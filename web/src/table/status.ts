/** What the line above the table says: what happens, who is thinking, for whom everybody waits, what is asked. */

import { gameOnPage } from "../games";
import type { ChairPicture, Picture } from "../messages";
import { mineIn, type RoomState } from "../room/state";
import type { Translate } from "../texts";
import { timeLeft } from "./timeLeft";

export interface Status {
  text: string;
  /** The same without the seconds that count down, and with the question that the scene asks. */
  spoken: string;
  /** The clause that it goes by; empty where it goes by none. */
  rule: string;
  /** Whether it changes as time passes. */
  ticks: boolean;
}

/** The line as it reads at this time (`performance.now`). */
export function statusOf(given: RoomState, shown: Picture, t: Translate, now: number): Status {
  const state = isSilent(given) ? { ...given, busy: false } : given;
  const { room, window } = state;
  if (room?.paused) return steady(t("paused"), "");
  const asks = steady(shown.asks, shown.rule);
  if (state.busy || state.waiting.length > 0) return happeningIn(state) ?? asks;
  const chair = shown.to_move === null ? undefined : room?.chairs[shown.to_move];
  if (window !== null || shown.over || !chair) return shown.asks ? asks : (happeningIn(state) ?? asks);
  if (chair.minded) return steady(playingFor(chair, state, t), shown.rule);
  if (chair.level !== null) return steady(t("bot_thinks", { name: chair.name }), shown.rule);
  if (isAway(chair)) return { ...waitingFor(chair, state.heard, t, now), rule: shown.rule };
  const asked = mineIn(state) !== null && gameOnPage(shown.game).asks?.includes(shown.question);
  return asked ? { ...asks, text: t("title_your_turn") } : asks;
}

/** Whether the last picture is being shown and tells nothing: what was told before it is no news. */
const isSilent = ({ lines, happening, waiting }: RoomState): boolean =>
  lines.length === 0 && happening === "" && waiting.length === 0;

/** What is just being shown, or was told last, with the clause of the line that tells it. */
function happeningIn({ happening, lines, story, busy }: RoomState): Status | null {
  const line = lines.at(-1) ?? story.at(-1);
  const text = (busy && happening) || line?.text;
  return text ? steady(text, line?.rule ?? "") : null;
}

/** For whom a bot plays: those who listen with others at one page hear their name. */
export function playingFor({ name, person }: ChairPicture, { you }: RoomState, t: Translate): string {
  const mine = you !== null && you.person === person && you.chairs.length === 1;
  return mine ? t("bot_plays_for_you") : t("bot_plays_for", { name });
}

const isAway = ({ person, here }: ChairPicture): boolean => person !== null && !here;

function waitingFor({ name, bot_in }: ChairPicture, since: number, t: Translate, now: number): Status {
  const spoken = t("waiting_for_away", { name });
  if (bot_in === null) return steady(spoken, "");
  const time = timeLeft(bot_in - Math.max(0, now - since) / 1000, t);
  return { text: t("waiting_for_bot", { name, time }), spoken, rule: "", ticks: true };
}

const steady = (text: string, rule: string): Status => ({ text, spoken: text, rule, ticks: false });
