import { expect, it } from "vitest";
import { away, fullPull, pulled, turned } from "./aiming";
import { windOf } from "./winds";

const SCALE = { degrees: 5, strongest: 20 };
const EMBER = { x: 100, y: 100 };
const FULL = 150;

it.each([
  ["to the left flicks to the east", { x: 0, y: 100 }, 0],
  ["down the screen flicks to the north", { x: 100, y: 200 }, 90],
  ["to the right flicks to the west", { x: 200, y: 100 }, 180],
  ["up the screen flicks to the south", { x: 100, y: 0 }, 270],
  ["to the lower left flicks to the north-east", { x: 30, y: 170 }, 45],
])("a pull %s", (_, hand, direction) => {
  expect(pulled(EMBER, hand, FULL, SCALE)?.direction).toBe(direction);
});

it("is the stronger the farther it is pulled, up to the strongest", () => {
  const strengths = [15, 60, 110, 150, 400].map(
    (far) => pulled(EMBER, { x: 100 - far, y: 100 }, FULL, SCALE)?.strength,
  );
  expect(strengths[0]).toBe(1);
  expect(strengths.slice(3)).toEqual([20, 20]);
  expect(strengths).toEqual([...strengths].sort((one, other) => (one ?? 0) - (other ?? 0)));
  expect(new Set(strengths.slice(0, 4)).size).toBe(4);
});

it("is none while the hand is still on the Ember", () => {
  expect(pulled(EMBER, { x: 103, y: 96 }, FULL, SCALE)).toBeNull();
});

it("knows only the directions that there are", () => {
  expect([2, 3, 358, -91].map((angle) => turned(angle, SCALE))).toEqual([0, 5, 0, 270]);
});

it("is drawn counter-clockwise on a map whose south is below", () => {
  const [x, y] = away([10, 10], 90, 4);
  expect([x, y]).toEqual([expect.closeTo(10), expect.closeTo(6)]);
});

it("names the nearest wind", () => {
  expect([0, 40, 90, 200, 340].map(windOf)).toEqual(["e", "ne", "n", "w", "e"]);
});

it("needs a shorter pull on a small screen, and never a tiny one", () => {
  expect(fullPull(390, 300)).toBeLessThan(fullPull(1000, 800));
  expect(fullPull(100, 100)).toBe(fullPull(150, 150));
});
