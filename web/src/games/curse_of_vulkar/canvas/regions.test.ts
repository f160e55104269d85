import { expect, test } from "vitest";
import type { Rgb } from "../../modelIsland/palette";
import { groundAt, reefAt, regionAt, sharesAt } from "./regions";

const MIDDLES = { scarside: 15, summit: 48, beachside: 82 };
const SPOTS = Array.from({ length: 200 }, (_, n): [number, number] => [
  -8 + (n % 20) * 0.8,
  8 + Math.floor(n / 20) * 4,
]);

/** The mean colour of the ground round here, so high and flat. */
function meanOf(colourAt: (x: number, y: number) => Rgb, x: number): Rgb {
  const all = SPOTS.map(([aside, y]) => colourAt(x + aside, y));
  return [0, 1, 2].map((n) => all.reduce((sum, one) => sum + (one[n] ?? 0), 0) / all.length) as Rgb;
}

const ground = (x: number): Rgb =>
  meanOf((east, y) => groundAt({ x: east, y, height: 3.5, steep: 0.1, peak: 30 }), x);
const light = ([red, green, blue]: Rgb): number => 0.3 * red + 0.6 * green + 0.1 * blue;

test.each(Object.entries(MIDDLES))("%s is a region of its own", (region, x) => {
  for (const y of [12, 27, 42]) expect(regionAt(x, y)).toBe(region);
});

test("Scarside is black, the Summit green and Beachside bright", () => {
  const [scarside, summit, beachside] = Object.values(MIDDLES).map(ground) as [Rgb, Rgb, Rgb];
  expect(light(scarside)).toBeLessThan(0.75 * light(summit));
  expect(light(beachside)).toBeGreaterThan(1.4 * light(summit));
  expect(summit[1]).toBeGreaterThan(summit[0] + 20);
  expect(Math.max(...scarside) - Math.min(...scarside)).toBeLessThan(30);
});

test("the mountain is burnt near Vul-Kar", () => {
  const at = (peak: number): Rgb =>
    meanOf((x, y) => groundAt({ x, y, height: 10, steep: 0.1, peak }), MIDDLES.summit);
  expect(light(at(4))).toBeLessThan(0.85 * light(at(25)));
});

test("the reef is dark at Scarside", () => {
  const reef = (x: number): Rgb => meanOf((east, y) => reefAt({ x: east, y, height: 2, steep: 0.5 }), x);
  expect(light(reef(MIDDLES.scarside))).toBeLessThan(0.6 * light(reef(MIDDLES.beachside)));
});

test("no place belongs to Scarside and to Beachside", () => {
  for (let x = 0; x < 96; x += 1.3) {
    const [scarside, beachside] = sharesAt(x, 27);
    expect(scarside * beachside).toBe(0);
  }
});
