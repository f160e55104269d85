import { expect, test } from "vitest";
import { line } from "../sample";
import { patience } from "./patience";

test("a roll may last as long as it likes, other pictures not", () => {
  expect(patience([line("fireball_rolled"), line("into_pit")], 900)).toBeGreaterThan(9900);
  expect(patience([line("rolled")], 900)).toBeLessThan(9000);
  expect(patience([line("rolled")], 900)).toBeGreaterThan(900);
});
