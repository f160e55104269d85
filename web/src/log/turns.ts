/** The story of a match by turns: whose it was, and which of all; and by rounds whose order is settled. */

import type { Line } from "../messages";

/** A line of the story, and the place that it has in it. */
export interface Placed {
  line: Line;
  at: number;
}

/** Lines that were told in one turn; in setup, between rounds and after the last they are nobody's. */
export interface Turn {
  seat: number | null;
  /** Which of all turns this is; what is nobody's has the number of the turn before. */
  number: number;
  /** The round whose order of play these lines settle. */
  round: number | null;
  lines: Placed[];
}

/** Whether these lines tell how everything was set up, before the first turn. */
export const isSetup = ({ seat, number, round }: Turn): boolean =>
  seat === null && number === 0 && round === null;

/** Whether a bot played in this turn for its player. */
export const botPlayed = ({ seat, lines }: Turn): boolean =>
  seat !== null && lines.some(({ line }) => line.bot_for === seat);

/** Whose turn a line was told in; two turns of the same player one after the other differ in their key. */
interface Whose {
  seat: number | null;
  round: number | null;
  key: string;
}

export function turnsOf(story: Line[], names: string[]): Turn[] {
  const told = story.some((line) => line.turn !== undefined);
  const found: Turn[] = [];
  let last: string | null = null;
  story.forEach((line, at) => {
    const whose = told ? toldOf(line) : guessedOf(line, names, found.at(-1)?.seat ?? null);
    const { seat, round, key } = whose;
    if (key !== last) found.push({ seat, number: numberAfter(found, whose), round, lines: [] });
    last = key;
    found.at(-1)?.lines.push({ line, at });
  });
  return found;
}

const numberAfter = (turns: Turn[], { seat }: Whose): number =>
  (turns.at(-1)?.number ?? 0) + (seat === null ? 0 : 1);

function toldOf({ turn }: Line): Whose {
  if (!turn) return { seat: null, round: null, key: "" };
  const [number, seat] = turn;
  return { seat, round: seat === null ? number : null, key: turn.join(" ") };
}

/** Where a game does not say whose turn it is, it goes by whom the lines name first. */
function guessedOf({ text, facts }: Line, names: string[], before: number | null): Whose {
  const first = facts[0];
  const name = typeof first === "number" ? names[first] : undefined;
  const seat = name && text.includes(name) ? (first as number) : before;
  return { seat, round: null, key: `${seat}` };
}

/** The number of the turn that the match was in when it had had so many inputs; 0 before the first. */
export function turnAt(turns: Turn[], inputs: number): number {
  return turns.findLast(({ lines }) => (lines[0]?.line.inputs ?? 0) <= inputs)?.number ?? 0;
}

/** The last lines, so many of them, in their turns. */
export function lastOf(turns: Turn[], lines: number, all: number): Turn[] {
  const first = all - lines;
  return turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter(({ at }) => at >= first) }))
    .filter((turn) => turn.lines.length > 0);
}
