import { expect, test } from "vitest";
import { heightAt } from "../../modelIsland/relief";
import { RELIEF } from "../../modelIsland/sample";
import { figuresOf } from "../figures";
import { BOARD, figure, view } from "../sample";
import type { FigureView } from "../types";
import { restOf, standAt, surfaceAt } from "./places";

const LOOKS = { names: ["Ana"], colours: ["#e69f00"], shapes: ["●"] };

function rest(changes: Partial<FigureView>, at: [number, number]) {
  const [shown] = figuresOf(view({ figures: [figure(changes)] }), LOOKS);
  if (shown === undefined) throw new Error("nobody is there");
  return restOf(BOARD, RELIEF, shown, at);
}

test("whoever stands has the feet on the stone", () => {
  const { at, tip } = rest({ place: "A1" }, [12, 10]);
  expect(at[2]).toBeGreaterThan(heightAt(RELIEF, 12, 10));
  expect(tip).toBe(0);
});

test("whoever lies has the head where the table says, and lies as the slope does", () => {
  const east = rest({ lies: "ground", lies_at: ["A1"], x: 900, y: 1000, heading: 0 }, [9, 10]);
  expect(east.turn).toBeCloseTo(0);
  expect(east.tip).toBeLessThan(1);
  const west = rest({ lies: "ground", lies_at: ["A1"], x: 900, y: 1000, heading: 180 }, [9, 10]);
  expect(Math.cos(west.turn)).toBeCloseTo(-1);
  expect(west.tip).toBeGreaterThan(1);
  const north = rest({ lies: "ground", lies_at: ["A1"], x: 900, y: 1000, heading: 90 }, [9, 10]);
  expect(Math.sin(north.turn)).toBeCloseTo(-1);
});

test("whoever fell on a space lies on its stone", () => {
  const { at } = rest({ lies: "space", lies_at: ["A1"], x: 1200, y: 1000, heading: 0 }, [12, 10]);
  expect(at).toEqual(standAt(BOARD, RELIEF, "A1"));
});

test("whoever was swept off drifts in the water", () => {
  const { at, tip } = rest({ lies: "off", lies_at: [], x: 50, y: 50, heading: 0 }, [0.5, 0.5]);
  expect(at[2]).toBeLessThan(surfaceAt(RELIEF, 0.5, 0.5));
  expect(tip).toBeLessThan(1);
});

test("those in the copter sit higher than its landing stage", () => {
  const [x, y, z] = standAt(BOARD, RELIEF, "copter");
  expect(z).toBeGreaterThan(surfaceAt(RELIEF, x, y));
});
