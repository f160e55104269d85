import { expect, it } from "vitest";
import { remarkOn } from "./remarks";
import { figure } from "./sample";

const TWO = ["Ana", "Ben"];
const alone = { figures: [figure(), figure({ owner: 1 })] };
const pairs = { figures: [0, 1, 0, 1].map((owner) => figure({ owner })) };

it.each([
  [{ Aim: [45] }, "north-east", "Nordosten"],
  [{ TurnVulKar: [180] }, "looking west", "Blick nach Westen"],
  [{ TurnVulKar: [0] }, "looking east", "Blick nach Osten"],
])("says degrees by the wind: %o", (move, en, de) => {
  expect(remarkOn(move, alone, TWO, "en")).toBe(en);
  expect(remarkOn(move, alone, TWO, "de")).toBe(de);
});

it("says which of two figures moves, and nothing where there is one", () => {
  const second = { MoveFigure: [2] };
  expect(remarkOn(second, pairs, TWO, "en")).toBe("figure 2");
  expect(remarkOn({ MoveFigure: [0] }, alone, TWO, "en")).toBeNull();
});

it("has nothing to say beside other moves", () => {
  expect(remarkOn({ Flick: [3] }, pairs, TWO, "en")).toBeNull();
  expect(remarkOn(null, pairs, TWO, "en")).toBeNull();
});
