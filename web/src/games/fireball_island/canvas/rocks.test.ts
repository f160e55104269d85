import { expect, test } from "vitest";
import type { Rock } from "../contract";
import { grown, laid, rockGeometry } from "./rocks";

const ROCK: Rock = { x: 3, y: 4, z: 2, radius: 0.5, height: 1.5 };

const top = (part: number): number => {
  const { at, size } = laid(ROCK, part);
  return at[2] + size[1];
};

test("a rock is as high as the ground is raised, and stands in it", () => {
  const { at, size } = laid(ROCK, 1);
  expect(top(1)).toBeCloseTo(3.5);
  expect(at[2] - size[1]).toBeLessThan(2);
  expect([at[0], at[1], size[0]]).toEqual([3, 4, 0.5]);
});

test("the shape of a rock reaches one unit to every side", () => {
  const rock = rockGeometry();
  rock.computeBoundingBox();
  for (const [corner, end] of [
    [rock.boundingBox?.min, -1],
    [rock.boundingBox?.max, 1],
  ] as const)
    for (const reach of corner?.toArray() ?? [Number.NaN]) expect(reach).toBeCloseTo(end, 5);
});

test("a new rock grows out of the ground", () => {
  expect(top(grown(0))).toBeLessThan(2);
  expect(top(grown(100))).toBeGreaterThan(top(grown(50)));
  expect(grown(5000)).toBe(1);
  expect(grown(Number.POSITIVE_INFINITY)).toBe(1);
});
