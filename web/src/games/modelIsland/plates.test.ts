import { expect, it } from "vitest";
import { clearOf, type Plate } from "./plates";

const at = (x: number, y: number): Plate => ({ x, y, wide: 4, high: 1 });

it("a plate stays where nothing is near", () => {
  expect(clearOf(at(0, 0), [])).toEqual(at(0, 0));
  expect(clearOf(at(0, 0), [at(4.1, 0), at(0, -1.1)])).toEqual(at(0, 0));
});

it("plates that would cover each other are stacked, whoever shares the place", () => {
  const seen: Plate[] = [];
  for (const plate of [at(0, 0), at(1, 0.2), at(-1, 0.1), at(0.5, 0)]) seen.push(clearOf(plate, seen));
  const pairs = seen.flatMap((one, n) => seen.slice(n + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs) expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...seen.map(({ y }) => y))).toBeLessThan(3.1);
  expect(seen.map(({ x }) => x)).toEqual([0, 1, -1, 0.5]);
});
