import { expect, it } from "vitest";
import { figuresOf, nameOf, spotsOf } from "./figures";
import { hasSet, needs } from "./goals";
import { BOARD, figure, view } from "./sample";

const LOOKS = { names: ["Ana", "Ben"], colours: ["red", "blue"], shapes: ["●", "▲"] };

const placed = (...figures: ReturnType<typeof figure>[]) => {
  const found = figuresOf(view({ figures }), LOOKS);
  return { found, spots: spotsOf(BOARD, found) };
};

it("who lies is drawn where they lie, with the head where it points", () => {
  const { found, spots } = placed(
    figure({ place: null, lies: "chute", lies_at: ["E"], x: 1234, y: 567, heading: 0 }),
  );
  expect(spots.get(0)).toEqual([12.34, 5.67]);
  expect(found[0]).toMatchObject({ lying: true, turn: 90, place: "E" });
});

it("who is off the island drifts on the map, at the rim of it", () => {
  const { found, spots } = placed(figure({ place: null, lies: "off" }));
  expect(found[0]?.swept).toBe(true);
  const [x = -1, y = -1] = spots.get(0) ?? [];
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(20);
});

it.each(["H", "start"])("several stand apart in %s", (place) => {
  const four = [0, 1, 0, 1].map((owner) => figure({ owner, place }));
  const spots = [...placed(...four).spots.values()].map(String);
  expect(new Set(spots).size).toBe(4);
});

it("the second figure of a player has the player's colour and a number", () => {
  const { found } = placed(figure(), figure({ owner: 1 }), figure(), figure({ owner: 1 }));
  expect(found[3]).toMatchObject({ colour: "blue", name: "Ben (2)" });
  expect(nameOf(LOOKS.names, 1, 1)).toBe("Ben");
});

it("the nearest set comes first among what is needed", () => {
  const ana = figure({ tokens: [2, 5, 0], snapshots: [["yellow", "A1"]] });
  expect(needs(ana, 6)[0]).toEqual({ colour: "yellow", tokens: 1, snapshot: false });
  expect(hasSet(ana, 6)).toBe(false);
  expect(hasSet(ana, 5)).toBe(true);
  expect(hasSet(figure({ tokens: [0, 7, 0], snapshots: [["yellow", "A1"]] }), 6)).toBe(true);
});

it("whoever is in a Snow Globe is known", () => {
  const found = figuresOf(view({ figures: [figure(), figure({ owner: 1 })], globed: [1] }), LOOKS);
  expect(found.map(({ globed }) => globed)).toEqual([false, true]);
});
