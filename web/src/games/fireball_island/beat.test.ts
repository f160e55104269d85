import { expect, test } from "vitest";
import { beat, patience } from "./beat";
import { line } from "./sample";

test("a roll may last as long as it likes, other pictures not", () => {
  const rolled = [line("fireball_rolled"), line("into_pit")];
  expect(patience(rolled)).toBeGreaterThan(9000 + beat(rolled));
  expect(patience([line("rolled")])).toBeLessThan(9000);
  expect(patience([line("rolled")])).toBeGreaterThan(beat([line("rolled")]));
});
