import { expect, it } from "vitest";
import { figuresOf } from "./figures";
import { addressedTo, remarkInList, remarkOn } from "./remarks";
import { figure, view } from "./sample";

const TWO = ["Ana", "Ben"];
const alone = { figure: 0, figures: [figure(), figure({ owner: 1 })] };
const pairs = { figure: 0, figures: [0, 1, 0, 1].map((owner) => figure({ owner })) };

it.each([
  [{ Aim: [45] }, "north-east", "Nordosten"],
  [{ TurnVulKar: [180] }, "looking west", "Blick nach Westen"],
  [{ TurnVulKar: [0] }, "looking east", "Blick nach Osten"],
])("says degrees by the wind: %o", (move, en, de) => {
  expect(remarkOn(move, alone, TWO, "en")).toBe(en);
  expect(remarkOn(move, alone, TWO, "de")).toBe(de);
});

it("says that a call goes to the caller's own figure, and nothing of those of others", () => {
  const callTo = (figure: number) => ({ UseWalkieTalkie: [figure, "red", "nothing"] });
  expect(remarkOn(callTo(2), pairs, TWO, "en")).toBe("your second figure");
  expect(remarkOn(callTo(0), pairs, TWO, "de")).toBe("deine erste Figur");
  expect(remarkOn(callTo(3), pairs, TWO, "en")).toBeNull();
  expect(remarkOn(callTo(0), alone, TWO, "en")).toBeNull();
});

it("has nothing to say beside other moves", () => {
  expect(remarkOn({ Flick: [3] }, pairs, TWO, "en")).toBeNull();
  expect(remarkOn(null, pairs, TWO, "en")).toBeNull();
});

it("calls one's own two figures by which they are, and those of others by name", () => {
  const looks = { names: TWO, colours: [], shapes: [] };
  expect(addressedTo(0, figuresOf(view(pairs), looks), "en")).toEqual([
    "your first figure",
    "Ben",
    "your second figure",
    "Ben (2)",
  ]);
  expect(addressedTo(0, figuresOf(view(alone), looks), "de")).toEqual(["Ana", "Ben"]);
  expect(addressedTo(null, figuresOf(view(pairs), looks), "en")[2]).toBe("Ana (2)");
});

it("says in the list of moves where marbles would go", () => {
  const scene = { cards: null, passed: null, offer: null, scores: null, leads: { "TurnVulKar 180": "to A" } };
  const said = (facing: number) => remarkInList({ TurnVulKar: [facing] }, view(alone), TWO, "en", scene);
  expect(said(180)).toBe("looking west; to A");
  expect(said(0)).toBe("looking east");
  expect(remarkInList({ Flick: [3] }, view(alone), TWO, "en", null)).toBeNull();
});
