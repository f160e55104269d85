import { expect, test } from "vitest";
import { line } from "../sample";
import { beat, patience } from "./beat";

test("a roll may last as long as it likes, other pictures not", () => {
  const rolled = [line("fireball_rolled"), line("into_pit")];
  expect(patience(rolled)).toBeGreaterThan(9000 + beat(rolled));
  expect(patience([line("rolled")])).toBeLessThan(9000);
  expect(patience([line("rolled")])).toBeGreaterThan(beat([line("rolled")]));
});
