import { describe, expect, it } from "vitest";
import type { WholeNews as News } from "../differences";
import type { Frame, Line, OpenWindow, Picture, RoomPicture, Welcome } from "../messages";
import { SEEN } from "../room/pings";
import {
  answerable,
  heard,
  isAsked,
  lagOf,
  lineAt,
  mineIn,
  NOTHING,
  type RoomState,
  seenOf,
} from "../room/state";

const picture = (inputs: number, more: Partial<Picture> = {}): Picture => ({
  game: "skittles",
  seat: 0,
  to_move: 0,
  question: "Decide",
  asks: "",
  rule: "",
  moves: [{ move: { Stop: [] }, label: "Stop" }],
  scores: [0, 0],
  over: false,
  winners: [],
  table: {},
  scene: {},
  inputs,
  ...more,
});
const line = (text: string, inputs: number): Line => ({
  text,
  rule: "FO-1.1",
  what: text,
  facts: [],
  inputs,
});
const frame = (inputs: number, ...texts: string[]): Frame => ({
  picture: picture(inputs),
  lines: texts.map((text) => line(text, inputs)),
  lasts: 100 * inputs,
  happening: "",
});
const room = (more: Partial<RoomPicture> = {}): RoomPicture => ({
  code: "ABCD2345",
  sequence: 1,
  game: "skittles",
  options: {},
  chairs: [],
  host: "p",
  public: false,
  locked: false,
  invited_only: false,
  stage: "playing",
  sealed: false,
  begins_again: false,
  absent_agree: false,
  paused: false,
  clocks: { move: null, match: null, react: 3 },
  commitment: "",
  words: [],
  match: "m1",
  round: 1,
  move_ends: null,
  proposal: null,
  next_room: null,
  version: null,
  watchers: 0,
  space: "enough",
  ...more,
});
const you = {
  person: "p",
  name: "Anna",
  host: true,
  chairs: [0],
  undo: null,
  played_for: [],
  may_sit: true,
  door: null,
};
const welcome = (inputs: number, story: Line[] = []): Welcome => ({
  type: "welcome",
  you,
  room: room(),
  picture: picture(inputs),
  curtain: null,
  window: null,
  story,
  said: [],
});
const news = (frames: Frame[], more: Partial<News> = {}): News => ({
  type: "news",
  room: room(),
  you,
  frames,
  curtain: null,
  window: null,
  said: [],
  anew: false,
  retold: null,
  ...more,
});
const told = (state: RoomState) => state.story.map(({ text }) => text);
const having = (...said: Parameters<typeof heard>[1][]) =>
  said.reduce((state, each) => heard(state, each, 0), NOTHING);

describe("news", () => {
  it("is shown frame by frame, and its lines are told with their frames", () => {
    const first = having(welcome(1), news([frame(2, "a"), frame(3, "b")]));
    expect([first.shown?.inputs, told(first), first.waiting.length]).toEqual([2, ["a"], 1]);
    const second = heard(first, { type: "settled" }, 0);
    expect([second.shown?.inputs, second.previous?.inputs, told(second)]).toEqual([3, 2, ["a", "b"]]);
  });

  it("says how long each frame lasts", () => {
    const first = having(welcome(1), news([frame(2, "a"), frame(3, "b")]));
    expect([having(welcome(1)).lasts, first.lasts]).toEqual([0, 200]);
    expect(heard(first, { type: "settled" }, 0).lasts).toBe(300);
  });

  it("is read when it has been seen", () => {
    const read = (state: RoomState) => seenOf(state).map(({ text }) => text);
    const first = having(welcome(1), news([frame(2, "a"), frame(3, "b")]));
    expect(read(first)).toEqual([]);
    const second = heard(first, { type: "settled" }, 0);
    expect(read(second)).toEqual(["a"]);
    expect(read(heard(second, { type: "settled" }, 0))).toEqual(["a", "b"]);
    expect(read(heard(first, { type: "skip" }, 0))).toEqual(["a", "b"]);
  });

  it("waits while an earlier frame has not settled", () => {
    const state = having(welcome(1), news([frame(2, "a")]), news([frame(3, "b")]));
    expect([state.shown?.inputs, state.waiting.length]).toEqual([2, 1]);
  });

  it("can be skipped to its end without losing a line", () => {
    const state = having(welcome(1), news([frame(2, "a"), frame(3, "b"), frame(4, "c")]), { type: "skip" });
    expect([state.shown?.inputs, told(state), state.busy]).toEqual([4, ["a", "b", "c"], false]);
  });

  it("leaves after a skip the last picture alone, with nothing that led to it", () => {
    const state = having(welcome(1), news([frame(2, "a"), frame(3, "b")]), { type: "skip" });
    expect([state.previous, state.lines]).toEqual([null, []]);
    expect(state.passed.map(({ text }) => text)).toEqual(["a", "b"]);
    const later = heard(state, news([frame(4, "c")]), 0);
    expect([later.previous?.inputs, later.lines.length, later.passed]).toEqual([3, 1, []]);
  });

  it("tells when what is shown lies far behind, and when the match is over", () => {
    const lagging = (...frames: Frame[]) => lagOf(having(welcome(1), news([frame(2, "a"), ...frames])));
    const last = { ...frame(4, "c"), picture: picture(4, { over: true }) };
    expect([lagging(), lagging(frame(3, "b")), lagging(frame(60, "b"))]).toEqual([null, null, "late"]);
    expect(lagging(frame(3, "b"), last)).toBe("over");
    const seen = having(welcome(1), news([frame(2, "a"), last]), { type: "skip" });
    expect(lagOf(seen)).toBe(null);
  });

  it("retells the story up to the frames that are still to come", () => {
    const whole = [line("x", 1), line("a", 2), line("b", 3)];
    const state = having(welcome(1), news([frame(2, "a"), frame(3, "b")], { retold: whole }));
    expect(told(state)).toEqual(["x", "a"]);
    expect(told(heard(state, { type: "settled" }, 0))).toEqual(["x", "a", "b"]);
  });

  it("of an undo drops the frames that were waiting", () => {
    const played = having(welcome(1), news([frame(2, "a"), frame(3, "b")]));
    const undone = heard(played, news([frame(4)], { anew: true, retold: [line("x", 1)] }), 0);
    expect([undone.shown?.inputs, undone.waiting.length, told(undone)]).toEqual([4, 0, ["x"]]);
  });

  it("of a rematch in the lobby clears the table", () => {
    const state = having(
      welcome(9, [line("x", 9)]),
      news([], { room: room({ stage: "lobby", match: null }) }),
    );
    expect([state.shown, told(state)]).toEqual([null, []]);
  });

  it("shows a feeling beside its seat for some seconds, and keeps it among what was said", () => {
    const said = { by: "Ben", chair: 1, text: "Ben laughs.", kind: "emote" as const, inputs: 1, at: 0 };
    const laughs = { ...said, emote: "laugh" as const };
    const state = having(welcome(1), news([], { said: [laughs] }));
    expect(state.said).toEqual([laughs]);
    expect(state.emotes).toMatchObject([{ emote: "laugh", seat: 1, text: "Ben laughs." }]);
    expect(heard(state, news([]), SEEN + 1).emotes).toEqual([]);
  });

  it("adds what was said", () => {
    const said = { by: "Ben", chair: 1, text: "hi", kind: "chat" as const, inputs: 1, at: 0, emote: null };
    expect(having(welcome(1), news([], { said: [said] })).said).toEqual([said]);
    const next = having(welcome(1), news([], { said: [said] }), news([], { room: room({ round: 2 }) }));
    expect(next.said).toEqual([{ ...said, inputs: 0 }]);
  });
});

describe("a welcome", () => {
  it("replaces everything", () => {
    const state = having(welcome(1), news([frame(2, "a"), frame(3, "b")]), welcome(7, [line("z", 7)]));
    expect([state.shown?.inputs, told(state), state.waiting, state.busy]).toEqual([7, ["z"], [], false]);
  });
});

describe("the chair that moves", () => {
  it("is mine once everything has settled", () => {
    const playing = having(welcome(1), news([frame(2, "a")]));
    expect(mineIn(playing)).toBeNull();
    expect(mineIn(heard(playing, { type: "settled" }, 0))).toBe(0);
  });

  it("is not mine while a bot minds it", () => {
    const chair = {
      name: "Anna",
      person: "p",
      level: null,
      here: true,
      clock: null,
      bot_in: null,
      words_commitment: "",
      words_shown: false,
      stands_down: false,
      face: null,
      piece: 0,
      piece_chosen: false,
      guest_bot: false,
    };
    const state = having(welcome(1));
    expect(mineIn({ ...state, room: room({ chairs: [{ ...chair, minded: true }] }) })).toBeNull();
    expect(mineIn({ ...state, room: room({ chairs: [{ ...chair, minded: false }] }) })).toBe(0);
  });

  it("is nobody's behind a curtain, in a pause, or for others", () => {
    const state = having(welcome(1));
    expect(mineIn({ ...state, curtain: 0 })).toBeNull();
    expect(mineIn({ ...state, room: room({ paused: true }) })).toBeNull();
    expect(mineIn({ ...state, shown: picture(1, { to_move: 1 }) })).toBeNull();
  });
});

describe("a window", () => {
  const window: OpenWindow = {
    asks: "A card?",
    inputs: 2,
    closes_in: 3,
    lasts: 3,
    chair: 0,
    moves: [],
    passing: "pass",
    turn_of: null,
    answer: null,
  };

  it("is open at once, whatever is still being shown", () => {
    const state = having(welcome(1), news([frame(2, "a")], { window }));
    expect([state.busy, state.window, isAsked(state)]).toEqual([true, window, true]);
  });

  it("asks nobody who has answered, or who could only pass", () => {
    const asked = (more: Partial<OpenWindow>) =>
      isAsked(having(welcome(1), news([], { window: { ...window, ...more } })));
    expect([asked({}), asked({ answer: "pass" }), asked({ chair: null })]).toEqual([true, false, false]);
  });

  it("is over with the next news", () => {
    expect(having(welcome(1), news([], { window }), news([frame(3, "b")])).window).toBeNull();
  });

  it("keeps its list of moves as long as it offers the same", () => {
    const offers = (label: string, more: Partial<OpenWindow> = {}): OpenWindow => ({
      ...window,
      moves: [{ move: { Nay: [] }, label }],
      ...more,
    });
    const first = having(welcome(1), news([], { window: offers("Nay") }));
    const movesAfter = (now: OpenWindow) => heard(first, news([], { window: now }), 0).window?.moves;
    expect(movesAfter(offers("Nay", { closes_in: 1, answer: "pass" }))).toBe(first.window?.moves);
    for (const other of [offers("Nein"), offers("Nay", { inputs: 3 }), offers("Nay", { chair: 1 })])
      expect(movesAfter(other)).toBe(other.moves);
  });

  it("can be answered where one is asked, not behind a curtain", () => {
    const answered = (more: object) => answerable({ ...having(welcome(1), news([], { window })), ...more });
    expect(answered({})).toEqual(window);
    expect(answered({ curtain: 0 })).toBeNull();
    expect(answered({ window: { ...window, chair: null } })).toBeNull();
  });
});

describe("advice", () => {
  const advice = { type: "advice" as const, id: "1", inputs: 1, choices: [], others: 0 };
  it("goes when the match goes on", () => {
    expect(having(welcome(1), advice).advice).toBe(advice);
    expect(having(welcome(1), advice, news([frame(2, "a")])).advice).toBeNull();
  });
});

it("finds the line at which something was said", () => {
  const story = [line("a", 1), line("b", 2), line("c", 2), line("d", 5)];
  expect([lineAt(story, 0), lineAt(story, 2), lineAt(story, 4), lineAt(story, 9)]).toEqual([-1, 2, 2, 3]);
});
