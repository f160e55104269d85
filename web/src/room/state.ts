/** What this browser knows of a room, and how it grows with what the server says. */

import type { Heard, WholeNews } from "../differences";
import type { Advice, Frame, Line, OpenWindow, Picture, RoomPicture, Said, Welcome, You } from "../messages";
import { emotesIn, type ShownEmote } from "./emotes";
import { freshOf, type Ping, pingOf } from "./pings";

export interface RoomState {
  you: You | null;
  room: RoomPicture | null;
  /** When the room was last heard of, for the clocks (milliseconds, `performance.now`). */
  heard: number;
  curtain: number | null;
  /** The window that is open, as far as it is this browser's business. */
  window: OpenWindow | null;
  story: Line[];
  said: Said[];
  shown: Picture | null;
  previous: Picture | null;
  lines: Line[];
  /** What was told on the way to the picture, where frames were skipped. */
  passed: Line[];
  /** What to say while the frame is being shown, where its lines would tell too much. */
  happening: string;
  /** For how many milliseconds the frame that is shown lasts at least. */
  lasts: number;
  /** Frames that are still to be shown. */
  waiting: Frame[];
  /** Whether the frame that is shown has still to settle. */
  busy: boolean;
  /** How many frames were shown. */
  shows: number;
  /** Whether the lines of waiting frames are in the story already. */
  retold: boolean;
  advice: Advice | null;
  /** How often something was taken back in this match. */
  rewound: number;
  /** What people pointed at lately, the last one last. */
  pings: Ping[];
  /** What people showed of their feelings lately, the last one last. */
  emotes: ShownEmote[];
}

export const NOTHING: RoomState = {
  you: null,
  room: null,
  heard: 0,
  curtain: null,
  window: null,
  story: [],
  said: [],
  shown: null,
  previous: null,
  lines: [],
  passed: [],
  happening: "",
  lasts: 0,
  waiting: [],
  busy: false,
  shows: 0,
  retold: false,
  advice: null,
  rewound: 0,
  pings: [],
  emotes: [],
};

export type Happening = Heard | { type: "settled" } | { type: "skip" } | { type: "put away" };

export function heard(state: RoomState, said: Happening, now: number): RoomState {
  switch (said.type) {
    case "welcome":
      return welcomed(state, said, now);
    case "news":
      return told(state, said, now);
    case "pointed":
      return { ...state, pings: [...freshOf(state.pings, now), pingOf(said, now)] };
    case "advice":
      return { ...state, advice: said };
    case "put away":
      return { ...state, advice: null };
    case "settled":
      return state.waiting.length > 0 ? next(state) : { ...state, busy: false };
    case "skip":
      return skipped(state);
    default:
      return state;
  }
}

function welcomed(state: RoomState, said: Welcome, now: number): RoomState {
  return {
    ...NOTHING,
    you: said.you,
    room: said.room,
    heard: now,
    curtain: said.curtain,
    window: said.window,
    story: said.story,
    said: said.said,
    shown: said.picture,
    shows: state.shows + 1,
    rewound: state.rewound,
  };
}

function told(state: RoomState, news: WholeNews, now: number): RoomState {
  const heardNews: RoomState = {
    ...state,
    you: news.you,
    room: news.room,
    heard: now,
    curtain: news.curtain,
    window: stillOpen(state.window, news.window),
    said: saidUntil(state, news),
    emotes: [...freshOf(state.emotes, now), ...emotesIn(news.said, now)],
    rewound: state.rewound + (news.anew && state.room?.round === news.room.round ? 1 : 0),
  };
  if (news.room.stage === "lobby") return cleared(heardNews);
  const waiting = [...(news.anew ? [] : state.waiting), ...news.frames];
  const ready = { ...(news.retold === null ? heardNews : retold(heardNews, news.retold, waiting)), waiting };
  if (news.anew) return next({ ...ready, busy: false });
  return waiting.length > 0 && !ready.busy ? next(ready) : ready;
}

/** The window as it is now; while it offers the same it keeps its list, so that what is chosen stays chosen. */
function stillOpen(known: OpenWindow | null, now: OpenWindow | null): OpenWindow | null {
  if (known === null || now === null) return now;
  const offer = ({ inputs, chair, moves }: OpenWindow) => JSON.stringify([inputs, chair, moves]);
  return offer(known) === offer(now) ? { ...now, moves: known.moves } : now;
}

function cleared(state: RoomState): RoomState {
  return {
    ...state,
    story: [],
    shown: null,
    previous: null,
    lines: [],
    passed: [],
    waiting: [],
    busy: false,
    advice: null,
  };
}

/** The story anew, up to the frames that are still to be shown. */
function retold(state: RoomState, story: Line[], waiting: Frame[]): RoomState {
  const coming = waiting.flatMap(({ lines }) => lines);
  const head = Math.max(0, story.length - coming.length);
  const known = coming.every((line, at) => story[head + at]?.what === line.what);
  return { ...state, story: known ? story.slice(0, head) : story, retold: !known, advice: null };
}

function next(state: RoomState): RoomState {
  const [frame, ...waiting] = state.waiting;
  if (frame === undefined) return state;
  return {
    ...state,
    previous: state.shown,
    shown: frame.picture,
    lines: frame.lines,
    passed: [],
    happening: frame.happening,
    lasts: frame.lasts,
    story: state.retold ? state.story : [...state.story, ...frame.lines],
    retold: state.retold && waiting.length > 0,
    waiting,
    busy: true,
    shows: state.shows + 1,
    advice: state.advice?.inputs === frame.picture.inputs ? state.advice : null,
  };
}

/** The last frame at once, as if nothing had led to it; what was told on the way is known. */
function skipped(state: RoomState): RoomState {
  if (state.waiting.length === 0) return { ...state, busy: false };
  const passed = [...state.lines, ...state.waiting.flatMap((frame) => frame.lines)];
  let now = state;
  while (now.waiting.length > 0) now = next(now);
  return { ...now, previous: null, lines: [], passed, busy: false };
}

/** The chair that this browser moves now, or null. */
export function mineIn(state: RoomState): number | null {
  const { shown, room, you } = state;
  if (!shown || !room || !you || state.busy || state.waiting.length > 0 || state.curtain !== null)
    return null;
  if (room.stage !== "playing" || room.paused || shown.to_move === null || shown.moves.length === 0)
    return null;
  if (room.chairs[shown.to_move]?.minded) return null;
  return you.chairs.includes(shown.to_move) ? shown.to_move : null;
}

const LATE = 5000;

/** How far what is shown lies behind: the match is over, or goes on many milliseconds ahead. */
export function lagOf({ waiting }: RoomState): "over" | "late" | null {
  if (waiting.at(-1)?.picture.over) return "over";
  return waiting.reduce((sum, { lasts }) => sum + lasts, 0) > LATE ? "late" : null;
}

/** The chairs that bots mind for this browser. */
export function leftIn({ room, you }: RoomState): number[] {
  if (room?.stage !== "playing") return [];
  return you?.chairs.filter((chair) => room.chairs[chair]?.minded) ?? [];
}

/** Whether bots play in all chairs of this browser. */
export function isAwayFrom(state: RoomState): boolean {
  const left = leftIn(state).length;
  return left > 0 && left === state.you?.chairs.length;
}

/** The window in which this browser can answer at present, or change its answer. */
export function answerable({ window, room, curtain }: RoomState): OpenWindow | null {
  return window?.chair != null && !room?.paused && curtain === null ? window : null;
}

/** Whether this browser is asked in a window, and has not answered yet. */
export function isAsked({ window }: RoomState): boolean {
  return window !== null && window.chair !== null && window.answer === null;
}

/** The story but for what is just being shown: how a roll ends is read when it has been seen. */
export function seenOf({ story, lines, busy }: Pick<RoomState, "story" | "lines" | "busy">): Line[] {
  return busy ? story.slice(0, Math.max(0, story.length - lines.length)) : story;
}

/** The last line of the story when the match had so many inputs; -1 before the first. */
export function lineAt(story: Line[], inputs: number): number {
  return story.findLastIndex((line) => line.inputs <= inputs);
}

/** All that was said: what was said before another match began stands at its beginning. */
function saidUntil(state: RoomState, news: WholeNews): Said[] {
  const another = state.room !== null && state.room.round !== news.room.round;
  const before = another ? state.said.map((line) => ({ ...line, inputs: 0 })) : state.said;
  return news.said.length > 0 ? [...before, ...news.said] : before;
}
