import { expect, it } from "vitest";
import type { OptionPicture } from "../messages";
import { choiceIn, searched } from "./HouseRules";

const option = (name: string, text: string, rule: string, choices: [unknown, string][]): OptionPicture => ({
  name,
  text,
  rule,
  choices: choices.map(([value, said]) => ({ value, text: said })),
  span: null,
  primary: false,
  usual: choices[0]?.[0],
});

const skulls = option("skulls", "How many skulls end a turn", "FO-4.1", [
  [3, "three"],
  [4, "four"],
]);
const cards = option("cards", "Whether a card holds for each turn", "FO-3.1", [
  [true, "yes"],
  [false, "no cards"],
]);

it("finds a house rule by its words, its clause, or one of its choices", () => {
  const all = [skulls, cards];
  expect(searched(all, "")).toEqual(all);
  expect(searched(all, "SKULLS end")).toEqual([skulls]);
  expect(searched(all, "fo-3.1")).toEqual([cards]);
  expect(searched(all, "turn no")).toEqual([cards]);
  expect(searched(all, "volcano")).toEqual([]);
});

it("says a choice in its words, and a number that is none of them as a number", () => {
  expect(choiceIn(skulls, 4, "en")).toBe("four");
  expect(choiceIn(skulls, 1500, "en")).toBe("1,500");
});
