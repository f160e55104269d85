import { expect, test } from "vitest";
import { ART } from "./cardArt";

test("every card has a picture", () => {
  expect(Object.keys(ART)).toHaveLength(14);
});
