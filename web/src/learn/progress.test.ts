import { expect, test } from "vitest";
import { passed, UNTRIED, went } from "./progress";

const all = [1, 2, 3, 4, 5];

test("what was left behind undone is skipped, also if it was never seen", () => {
  const ahead = went({ ...UNTRIED, done: [1] }, 4);
  expect(all.map((number) => passed(ahead, number))).toEqual(["done", "skipped", "skipped", null, null]);
});

test("going back to a skipped step takes nothing from the others", () => {
  const back = went(went(UNTRIED, 4), 2);
  expect(all.map((number) => passed(back, number))).toEqual(["skipped", null, "skipped", null, null]);
  const solved = went({ ...back, done: [2] }, 3);
  expect(all.map((number) => passed(solved, number))).toEqual(["skipped", "done", null, null, null]);
});
