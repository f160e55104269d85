import { expect, test } from "vitest";
import { fitting, following, kept, under, viewBox, zoomed } from "./lens";

const ISLAND = { west: 0, north: 0, east: 60, south: 40 };
const DESKTOP = { width: 900, height: 600 };
const PHONE = { width: 300, height: 200 };

test("the whole island fits into its frame", () => {
  expect(fitting(ISLAND, DESKTOP)).toEqual({ x: 30, y: 20, scale: 15 });
  expect(viewBox(fitting(ISLAND, DESKTOP), DESKTOP)).toBe("0.000 0.000 60.000 40.000");
});

test("where there is room nothing moves, on a phone the view goes where something happens", () => {
  const corner = { west: 2, north: 2, east: 12, south: 8 };
  expect(following(corner, ISLAND, DESKTOP)).toEqual(fitting(ISLAND, DESKTOP));
  const near = following(corner, ISLAND, PHONE);
  expect(near.scale).toBeGreaterThan(fitting(ISLAND, PHONE).scale);
  expect(near.x).toBeLessThan(30);
});

test("one never looks beside the island", () => {
  expect(kept({ x: -100, y: 500, scale: 10 }, ISLAND, PHONE)).toEqual({ x: 15, y: 30, scale: 10 });
  expect(kept({ x: 0, y: 0, scale: 0.1 }, ISLAND, PHONE)).toEqual(fitting(ISLAND, PHONE));
});

test("what is under the finger stays there", () => {
  const before = fitting(ISLAND, PHONE);
  const after = zoomed(before, PHONE, [40, 150], 2);
  const [x, y] = under(after, PHONE, [40, 150]);
  expect([x, y]).toEqual(under(before, PHONE, [40, 150]).map((value) => expect.closeTo(value)));
});
