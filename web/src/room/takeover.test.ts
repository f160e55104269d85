import { expect, it } from "vitest";
import type { ChairPicture, Picture, RoomPicture } from "../messages";
import { NOTHING, type RoomState } from "./state";
import { coming } from "./takeover";

const chair = (person: string | null, more: Partial<ChairPicture> = {}): ChairPicture => ({
  name: person ?? "bot",
  person,
  level: person === null ? "easy" : null,
  minded: false,
  here: person !== null,
  clock: null,
  bot_in: null,
  words_commitment: "",
  words_shown: false,
  stands_down: false,
  guest_bot: false,
  face: null,
  piece: 0,
  piece_chosen: false,
  ...more,
});

function table(chairs: ChairPicture[], more: Partial<RoomPicture> = {}): RoomState {
  const clocks = { move: null, match: null, react: 3 };
  const room = { stage: "playing", paused: false, chairs, clocks, move_ends: null, ...more } as RoomPicture;
  const you = { person: "ana", chairs: [0] } as unknown as RoomState["you"];
  return { ...NOTHING, room, you, heard: 1000, shown: { to_move: 0 } as Picture };
}

const OPEN = { status: "open", broke: 0, grace: 45 } as const;
const BROKEN = { status: "reconnecting", broke: 10_000, grace: 45 } as const;
const two = [chair("ana"), chair("ben")];

it("counts down from the moment the line broke, where somebody else waits", () => {
  expect(coming(table(two), BROKEN, 30_000)).toEqual({ why: "line", seconds: 25 });
  expect(coming(table(two), OPEN, 30_000)).toBeNull();
});

it("warns of nothing where nobody takes over: alone, among those away, paused, or in a slow match", () => {
  expect(coming(table([chair("ana"), chair(null)]), BROKEN, 30_000)).toBeNull();
  expect(coming(table([chair("ana"), chair("ben", { here: false })]), BROKEN, 30_000)).toBeNull();
  expect(coming(table([chair("ana", { minded: true }), chair("ben")]), BROKEN, 30_000)).toBeNull();
  expect(coming(table(two, { paused: true }), BROKEN, 30_000)).toBeNull();
  expect(coming(table(two, { stage: "over" }), BROKEN, 30_000)).toBeNull();
  const slow = { clocks: { move: 86_400, match: null, react: 3 as const } };
  expect(coming(table(two, slow), BROKEN, 30_000)).toBeNull();
  expect(coming(table(two), { ...BROKEN, grace: null }, 30_000)).toBeNull();
});

it("warns when one's own time for a move runs short, and not when another's does", () => {
  const timed = table(two, { move_ends: 60 });
  expect(coming(timed, OPEN, 31_000)).toBeNull();
  expect(coming(timed, OPEN, 51_000)).toEqual({ why: "clock", seconds: 10 });
  expect(coming({ ...timed, shown: { to_move: 1 } as Picture }, OPEN, 51_000)).toBeNull();
});
