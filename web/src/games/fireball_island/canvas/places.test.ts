import { expect, test } from "vitest";
import { footprintsOf } from "../../modelIsland/footprints";
import { heightAt } from "../../modelIsland/relief";
import { turnBetween } from "../../modelIsland/turns";
import type { Figure } from "../contract";
import { ownPart } from "../lines";

import { mouthOf, restOf, standAt, stopsOf } from "./places";
import { BOARD, RELIEF } from "./sample";

const figure = (seat: number, place: string): Figure => ({
  seat,
  place,
  lying: false,
  colour: "#fff",
  shape: "●",
  name: "",
  jewel: false,
  token: false,
});

test("on a space a piece stands where the board says", () => {
  expect(standAt(BOARD, RELIEF, "T1")).toEqual([12, 14, 2.4]);
});

test("in the water it stands deeper, in a pit on its ground", () => {
  expect(standAt(BOARD, RELIEF, "W")[2]).toBeLessThan(0);
  expect(standAt(BOARD, RELIEF, "pit A")).toEqual([18, 15, heightAt(RELIEF, 18, 15)]);
});

test("a cave opens to its trail, or down the slope", () => {
  const [east, south] = mouthOf(BOARD, RELIEF, "1");
  expect(Math.hypot(east, south)).toBeCloseTo(1);
  expect(south).toBeGreaterThan(0.9);
  expect(mouthOf(BOARD, RELIEF, "4")[0]).toBeGreaterThan(0);
  expect(standAt(BOARD, RELIEF, "cave 1")[1]).toBeGreaterThan(9);
});

test("those who share a place stand apart, and on the ground", () => {
  const figures = [0, 1, 2, 3].map((seat) => figure(seat, "S"));
  const stands = figures.map((one) => restOf(BOARD, RELIEF, figures, one));
  for (const [n, [x, y, z]] of stands.entries()) {
    expect(z).toBeCloseTo(heightAt(RELIEF, x, y));
    for (const other of stands.slice(n + 1))
      expect(Math.hypot(other[0] - x, other[1] - y)).toBeGreaterThan(1.3);
  }
});

test("footprints lead from the piece to the place, on the ground and on the deck", () => {
  const prints = footprintsOf(RELIEF, [8, 14, 1.2], stopsOf(BOARD, RELIEF, ["T1", "T2", "B"]));
  expect(prints.length).toBeGreaterThan(15);
  const [first, last] = [prints[0], prints.at(-1)];
  expect(first?.at[0]).toBeGreaterThan(8);
  expect(Math.hypot((last?.at[0] ?? 0) - 20, (last?.at[1] ?? 0) - 12)).toBeLessThan(0.8);
  expect(last?.at[2]).toBeGreaterThan(5);
  expect(first?.at[2]).toBeCloseTo(heightAt(RELIEF, first?.at[0] ?? 0, first?.at[1] ?? 0));
});

test("without a piece they begin on the first place", () => {
  const prints = footprintsOf(RELIEF, null, stopsOf(BOARD, RELIEF, ["T1", "T2"]));
  expect(prints.every(({ at }) => at[0] > 12)).toBe(true);
});

test("a way is tapped where it is alone", () => {
  expect(ownPart(BOARD, "V_S")[0]?.[1]).toBeGreaterThan(9.9);
  expect(ownPart(BOARD, "A_W")).toHaveLength(11);
});

test("the shorter of two turns", () => {
  expect(turnBetween(0.1, 2 * Math.PI - 0.1)).toBeCloseTo(-0.2);
  expect(turnBetween(3, -3)).toBeCloseTo(2 * Math.PI - 6);
});
