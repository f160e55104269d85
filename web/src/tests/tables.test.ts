import { expect, it } from "vitest";
import { seenFrom } from "../map/useTables";
import type { RememberedRoom } from "../memory";
import type { RoomSummary } from "../messages";

const room: RememberedRoom = {
  code: "ABCD2345",
  token: "a key",
  invitation: "",
  person: "p1",
  game: "skittles",
  stage: "playing",
  players: ["Ana", "Ben"],
  turn: "Ben",
  yours: false,
  seen: 0,
};
const summary = (turn: string | null): RoomSummary => ({
  code: "ABCD2345",
  game: "skittles",
  stage: "playing",
  seats: 2,
  taken: 2,
  people: ["Ana", "Ben"],
  turn,
});

it("knows one's own turn by the person, and no name that may be an old one", () => {
  expect(seenFrom(room, summary("p1"))).toMatchObject({ yours: true, turn: "" });
  expect(seenFrom(room, summary("p2"))).toMatchObject({ yours: false, turn: "" });
});

it("takes nobody's turn for that of somebody it does not know", () => {
  expect(seenFrom({ ...room, person: null }, summary(null))).toMatchObject({ yours: false });
});
