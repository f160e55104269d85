import { expect, it } from "vitest";
import type { RememberedMatch, RememberedRoom } from "../memory";
import { againAt, continuing, justEnded } from "./continuing";

const room = (code: string, more: Partial<RememberedRoom>): RememberedRoom => ({
  code,
  token: "a key",
  invitation: "",
  person: "p1",
  game: "skittles",
  stage: "playing",
  players: [],
  turn: "",
  yours: false,
  minded: false,
  seen: 0,
  ...more,
});
const match = (more: Partial<RememberedMatch> = {}): RememberedMatch => ({
  id: "m1",
  game: "skittles",
  players: ["Ana", "Ben"],
  scores: [1, 2],
  winners: [1],
  ended: 1000,
  room: "A",
  ...more,
});
const codes = (rooms: RememberedRoom[]) => continuing(rooms).map(({ code }) => code);

it("offers one's own turn first, then matches that go on, then lobbies, each the last seen first", () => {
  const rooms = [
    room("lobby", { stage: "lobby", seen: 9 }),
    room("older", { seen: 1 }),
    room("newer", { seen: 2 }),
    room("mine", { yours: true }),
  ];
  expect(codes(rooms)).toEqual(["mine", "newer", "older", "lobby"]);
});

it("offers neither what is over nor what one has no key to, and not more than can be seen", () => {
  expect(codes([room("over", { stage: "over" }), room("watched", { token: null })])).toEqual([]);
  expect(codes(["a", "b", "c", "d", "e"].map((code) => room(code, {})))).toHaveLength(4);
});

it("offers the last match again while it is fresh and its table is free", () => {
  const now = 2_000_000;
  const over = [room("A", { stage: "over" })];
  expect(justEnded([match()], over, now)).toEqual(match());
  expect(justEnded([match()], [], now)).toEqual(match());
  expect(justEnded([match()], [room("A", { stage: "playing" })], now)).toBeNull();
  expect(justEnded([match()], over, now + 86_400_000)).toBeNull();
  expect(justEnded([], over, now)).toBeNull();
});

it("plays it again where one still has the key", () => {
  expect(againAt(match(), [room("A", { stage: "over" })])).toBe("A");
  expect(againAt(match(), [room("A", { stage: "over", token: null })])).toBeNull();
  expect(againAt(match(), [room("A", {})])).toBeNull();
  expect(againAt(match({ room: undefined }), [room("A", { stage: "over" })])).toBeNull();
});
