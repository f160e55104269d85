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
  minded: false,
  seen: 0,
};
const summary = (turn: string | null, minded: string[] = []): RoomSummary => ({
  code: "ABCD2345",
  game: "skittles",
  stage: "playing",
  seats: 2,
  taken: 2,
  people: ["Ana", "Ben"],
  turn,
  minded,
});

it("knows one's own turn by the person, and no name that may be an old one", () => {
  expect(seenFrom(room, summary("p1"))).toMatchObject({ yours: true, turn: "" });
  expect(seenFrom(room, summary("p2"))).toMatchObject({ yours: false, turn: "" });
});

it("knows that a bot plays for oneself, and then it is not one's own turn", () => {
  expect(seenFrom(room, summary("p1", ["p1"]))).toMatchObject({ yours: false, minded: true });
  expect(seenFrom({ ...room, minded: true }, summary("p1", ["p2"]))).toMatchObject({
    yours: true,
    minded: false,
  });
});

it("takes nobody's turn for that of somebody it does not know", () => {
  expect(seenFrom({ ...room, person: null }, summary(null))).toMatchObject({ yours: false });
});
