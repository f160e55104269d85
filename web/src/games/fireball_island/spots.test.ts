import { expect, test } from "vitest";
import { labelRows } from "../flatMap/labels";
import { boxAround, rounded } from "../flatMap/spots";
import { figuresOf, tokensInRuin } from "./figures";
import { BOARD, view } from "./sample";
import { spotOf, spotsOf } from "./spots";

const LOOKS = { names: ["Ana", "Ben"], colours: ["gold", "blue"], shapes: ["●", "▲"] };

test("spaces, caves and pits are found by the names that the table uses", () => {
  expect(spotOf(BOARD, "A2")).toEqual([6, 5]);
  expect(spotOf(BOARD, "cave 1")).toEqual([10, 8]);
  expect(spotOf(BOARD, "pit A")).toEqual([4, 9]);
});

test("figures that share a place stand apart, and one alone in its middle", () => {
  const together = spotsOf(BOARD, figuresOf(view({ places: ["A1", "A1"] }), LOOKS));
  expect(together.get(0)).not.toEqual(together.get(1));
  expect(spotsOf(BOARD, figuresOf(view(), LOOKS)).get(0)).toEqual([2, 5]);
});

test("names of neighbours stand one below the other, others right below their pieces", () => {
  const rowsAt = (...places: string[]) => {
    const figures = figuresOf(view({ places }), { ...LOOKS, names: ["Annabel", "Benjamin"] });
    return [...labelRows(figures, spotsOf(BOARD, figures)).values()];
  };
  expect(rowsAt("A1", "A4")).toEqual([0, 0]);
  expect(rowsAt("A1", "A1")[1]).toBeGreaterThan(0);
});

test("the names of four on one place stand below all four, each in a row of its own", () => {
  const names = ["Guest", "Medium bot", "Medium bot 2", "Medium bot 3"];
  const looks = { names, colours: [...names], shapes: [...names] };
  const figures = figuresOf(view({ places: ["A1", "A1", "A1", "A1"] }), looks);
  const spots = spotsOf(BOARD, figures);
  const rows = labelRows(figures, spots);
  const heights = figures.map(({ seat }) => (spots.get(seat)?.[1] ?? 0) + (rows.get(seat) ?? 0));
  const lowest = Math.max(...[...spots.values()].map(([, y]) => y));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(lowest);
  heights.sort((one, other) => one - other);
  const gaps = heights.slice(1).map((height, at) => height - (heights[at] ?? 0));
  for (const gap of gaps) expect(gap).toBeCloseTo(1.1);
});

test("a box has room around its spots", () => {
  expect(
    boxAround(
      [
        [2, 5],
        [6, 9],
      ],
      1,
    ),
  ).toEqual({ west: 1, north: 4, east: 7, south: 10 });
});

test("a token that is held is not in the Ruin, one that was traded in is", () => {
  expect(tokensInRuin(view({ tokens: ["held", "traded"] }))).toBe(3);
});

test("a rounded outline has its corners cut, and stays within the old one", () => {
  const round = rounded([
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ]);
  expect(round).toHaveLength(32);
  for (const [x, y] of round) {
    expect(Math.min(x, y, 4 - x, 4 - y)).toBeGreaterThanOrEqual(0);
    expect(Math.hypot(x - 2, y - 2)).toBeLessThan(2.3);
  }
});
