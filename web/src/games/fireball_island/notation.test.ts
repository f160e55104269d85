import { expect, test } from "vitest";
import type { Notation } from "../../messages";
import { byPlace, launches, plain, playable, walks } from "./notation";

const moves = (...notations: Notation[]) => notations.map((move) => ({ move, label: JSON.stringify(move) }));

test("walks to one place are kept together, the shortest first", () => {
  const found = byPlace(
    walks(moves({ Walk: [["A2", "A3", "A4"]] }, { Walk: [["B1", "A4"]] }, { Walk: [["A2"]] }, { Pass: [] })),
  );
  expect([...found.keys()]).toEqual(["A2", "A4"]);
  expect(found.get("A4")?.map(({ path }) => path)).toEqual([
    ["B1", "A4"],
    ["A2", "A3", "A4"],
  ]);
});

test("a card that concerns one of several opponents can be played against each", () => {
  const found = playable(moves({ Play: ["reroll"] }, { TakeCard: [1] }, { TakeCard: [3] }, { RollDie: [] }));
  expect([...found.keys()]).toEqual(["reroll", "take_card"]);
  expect(found.get("take_card")?.map(({ seat }) => seat)).toEqual([1, 3]);
  expect(found.get("reroll")).toEqual([{ move: { Play: ["reroll"] }, seat: null }]);
});

test("plain moves come in the order of their use, whatever order they are told in", () => {
  const found = plain(moves({ Pass: [] }, { TradeToken: [] }, { SeekCave: [] }, { RollDie: [] }));
  expect(found.map(({ kind }) => kind)).toEqual(["RollDie", "SeekCave", "TradeToken", "Pass"]);
});

test("ways to roll a Fireball are found by their name", () => {
  expect(launches(moves({ RollDown: ["V_W"] }, { Pass: [] })).map(({ way }) => way)).toEqual(["V_W"]);
});
