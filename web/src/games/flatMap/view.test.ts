import { expect, test } from "vitest";
import { fitting, flatRig, following, limitsOf, viewBox } from "./view";

const ISLAND = { west: 0, north: 0, east: 60, south: 40 };
const DESKTOP = { width: 900, height: 600 };
const PHONE = { width: 300, height: 200 };

test("the whole island fits into its frame, whatever its size", () => {
  expect(fitting(ISLAND, DESKTOP)).toMatchObject({ target: { x: 30, z: 20 }, distance: 1 / 15 });
  const rig = flatRig(ISLAND);
  for (const size of [PHONE, DESKTOP]) {
    rig.limits = limitsOf(ISLAND, size);
    rig.resize(size);
  }
  rig.go(fitting(ISLAND, DESKTOP), true);
  expect(viewBox(rig)).toBe("0.000 0.000 60.000 40.000");
});

test("a new map shows the whole island", () => {
  const rig = flatRig(ISLAND);
  rig.limits = limitsOf(ISLAND, PHONE);
  rig.resize(PHONE);
  expect(viewBox(rig)).toBe("0.000 0.000 60.000 40.000");
});

test("where there is room nothing moves, on a phone the view goes where something happens", () => {
  const corner = { west: 2, north: 2, east: 12, south: 8 };
  expect(following(corner, ISLAND, DESKTOP)).toEqual(fitting(ISLAND, DESKTOP));
  const near = following(corner, ISLAND, PHONE);
  expect(near.distance).toBeLessThan(fitting(ISLAND, PHONE).distance);
  expect(near.target.x).toBeLessThan(30);
});

test("one never looks beside the island", () => {
  const rig = flatRig(ISLAND);
  rig.limits = limitsOf(ISLAND, PHONE);
  rig.resize(PHONE);
  rig.go(following({ west: -9, north: 36, east: 1, south: 42 }, ISLAND, PHONE), true);
  const [left, top, wide, high] = viewBox(rig).split(" ").map(Number) as [number, number, number, number];
  expect(left).toBe(0);
  expect(top + high).toBeCloseTo(40, 2);
  expect(wide).toBeLessThan(60);
});
