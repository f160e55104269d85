import { expect, test } from "vitest";
import { line } from "../sample";
import { actOf } from "./act";
import { view } from "./sample";

test("a piece walks the part of its way that it has come", () => {
  const before = view({ walk: ["A2", "A3", "A4"] });
  const after = view({ places: ["A3", "A3"], walk: ["A4"] });
  expect(actOf([], before, after)).toEqual({ kind: "walk", walk: { seat: 0, path: ["A1", "A2", "A3"] } });
});

test("a piece that has only said where it goes has not moved", () => {
  expect(actOf([line("walked", 0, ["A2"])], view(), view({ walk: ["A2"] })).kind).toBe("words");
});

test("whoever is somewhere else than on the way did not walk there", () => {
  expect(actOf([], view({ walk: ["A2"] }), view({ places: ["cave 1", "A3"] })).kind).toBe("words");
});

test("a roll tells who stood where and where those who were hit go", () => {
  const told = [line("fireball_rolled", 0, "V_E", 203, -31, [[1, "A3"]], [1]), line("into_pit", 1, "pit A")];
  const act = actOf(told, view(), view({ places: ["A1", "pit A"], lying: [false, true] }));
  expect(act).toEqual({
    kind: "roll",
    told: { way: "V_E", push: 203, aim: -31, pieces: [[1, "A3"]], hits: [{ seat: 1, to: "pit A" }] },
  });
});

test("a die is thrown when somebody rolls, and nothing moves at the first look", () => {
  expect(actOf([line("rolled", 0, 3)], view(), view()).kind).toBe("die");
  expect(actOf([line("rolled", 0, 3)], null, view()).kind).toBe("words");
});
