import { expect, test } from "vitest";
import { line } from "../sample";
import { journeysOf } from "./journeys";
import { inDetour, onPath } from "./places";
import { TABLE, tableWith } from "./sample";

test("a piece walks square by square", () => {
  const after = tableWith({ squares: [3, 0, 5, 8] });
  expect(journeysOf(TABLE, after, [line("moved", 0, 3, 3, "challenge 1"), line("stopped", 0, 1, 2)])).toEqual(
    [{ seat: 0, stops: [0, 1, 2, 3].map(onPath), leap: false, together: false }],
  );
});

test("after a duel one goes forward, then the other goes back", () => {
  const after = tableWith({ squares: [0, 0, 7, 6] });
  const journeys = journeysOf(TABLE, after, [line("forward", 2, 2, 7), line("back", 3, 2, 6)]);
  expect(journeys.map(({ seat, stops }) => [seat, stops.map(({ square }) => square)])).toEqual([
    [2, [5, 6, 7]],
    [3, [8, 7, 6]],
  ]);
});

test("those who switch leap at the same time", () => {
  const after = tableWith({ squares: [0, 0, 8, 5] });
  const journeys = journeysOf(TABLE, after, [
    line("switched", 2, 3),
    line("now_on", 2, 8),
    line("now_on", 3, 5),
  ]);
  expect(journeys.map(({ seat, leap, together }) => [seat, leap, together])).toEqual([
    [2, true, false],
    [3, true, true],
  ]);
});

test("where the detour is within reach pieces switch into it and go back in it", () => {
  const inside = tableWith({ squares: [0, 0, 8, 5], detour: [null, null, 2, null] });
  const lines = [line("switched", 2, 3), line("now_in_detour", 2, 2), line("now_on", 3, 5)];
  expect(journeysOf(TABLE, inside, lines).map(({ stops, together }) => [stops, together])).toEqual([
    [[onPath(5), inDetour(2)], false],
    [[onPath(8), onPath(5)], true],
  ]);
  const back = tableWith({ squares: [0, 0, 8, 5], detour: [null, null, 0, null] });
  expect(journeysOf(inside, back, [line("back_in_detour", 2, 2, 0)])[0]?.stops).toEqual(
    [2, 1, 0].map(inDetour),
  );
});

test("into the detour and out of it a piece leaps, and walks inside", () => {
  const inside = tableWith({ detour: [null, null, 0, null] });
  expect(journeysOf(TABLE, inside, [line("detour", 2, 5)])[0]).toMatchObject({
    leap: true,
    stops: [onPath(5), inDetour(0)],
  });
  const out = journeysOf(inside, TABLE, [line("moved_in_detour", 2, 2, 2), line("left_detour", 2, 5)]);
  expect(out.map(({ stops }) => stops)).toEqual([
    [inDetour(0), inDetour(1), inDetour(2)],
    [inDetour(2), onPath(5)],
  ]);
});

test("whatever the lines leave out, every piece ends where the table says", () => {
  const after = tableWith({ squares: [0, 2, 5, 8] });
  expect(journeysOf(TABLE, after, [line("round", 2)])[0]?.stops.at(-1)).toEqual(onPath(2));
});

test("nobody walks when a picture is merely shown", () => {
  expect(journeysOf(TABLE, tableWith({ squares: [9, 9, 9, 9] }), [])).toEqual([]);
});
