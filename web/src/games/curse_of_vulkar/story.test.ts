import { expect, test } from "vitest";
import type { Line } from "../../messages";
import { lastCataclysm } from "./story";

const line = (what: string, ...facts: unknown[]): Line => ({ text: what, rule: "", what, facts, inputs: 0 });

test("before the first Cataclysm there is none", () => {
  expect(
    lastCataclysm([line("turn", 0), line("ember_rolled"), line("felled_space", 1, "x", "A1")]),
  ).toBeNull();
});

test("of the last one: who fell and what it cost, but nothing of the turns after it", () => {
  const story = [
    line("fireballs_rolled"),
    line("felled_off", 0, "x"),
    line("turn", 1),
    line("fireballs_rolled"),
    line("felled_space", 2, "x", "A1"),
    line("shoved", 0),
    line("into_maw", 2, "red"),
    line("paid_card", 2, ["gift_shop", 3]),
    line("turn", 2),
    line("into_maw", 1, "blue"),
  ];
  const struck = lastCataclysm(story);
  expect(struck?.fell).toEqual([2]);
  expect(struck?.costs.map(({ what }) => what)).toEqual(["into_maw", "paid_card"]);
});

test("the Tiger that it stirs fells, too, but what a second card brings is not its doing", () => {
  const story = [
    line("fireballs_rolled"),
    line("tiger_pounces", 1, ["SC3"]),
    line("sapphires", 0, ["flame_geyser", 3]),
    line("felled_space", 2, "x", "A1"),
  ];
  expect(lastCataclysm(story)?.fell).toEqual([1]);
});

test("while it is being settled, what is known so far", () => {
  expect(lastCataclysm([line("fireballs_rolled")])).toEqual({ fell: [], costs: [] });
});
