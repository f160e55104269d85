import { expect, test } from "vitest";
import { colourOf, shapeOf } from "../../seats";
import { looksOf } from "./pieces";
import { doneBy, gatesOf, onPath, seatsOn } from "./places";
import { BOARD, tableWith } from "./sample";

test("everybody looks like the piece that they took, and plain before that", () => {
  const table = tableWith({ pieces: ["cube", "ball"] });
  expect(looksOf(table)).toEqual([2, 0, null, null]);
  expect(looksOf(table).map(shapeOf)).toEqual(["■", "●", "○", "○"]);
  expect(new Set(looksOf(table).map(colourOf)).size).toBe(3);
});

test("who has no piece yet stands nowhere", () => {
  const table = tableWith({ squares: [0, 0, 0, 0], pieces: ["cube", "ball"] });
  expect(seatsOn(table, onPath(0))).toEqual([0, 1]);
});

test("a challenge is done with behind the piece, and ahead where it stays beaten", () => {
  const gates = gatesOf(BOARD);
  expect(gates).toEqual([3, 11]);
  const table = tableWith({ squares: [0, 3, 5, 2], beaten: [[], [], [], [1]] });
  expect([0, 1, 2, 3].map((seat) => doneBy(table, gates, seat))).toEqual([[], [], [1], [1]]);
});
