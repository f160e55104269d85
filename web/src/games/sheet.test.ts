import { expect, it } from "vitest";
import { shortened } from "./sheet";

it.each([
  ["Ana", "Ana"],
  ["Bartholomew the Great", "Bartholomew …"],
  ["1: Medium bot 2", "1: Medium … 2"],
])("a plate says %s as %s", (name, said) => {
  expect(shortened(name)).toBe(said);
});
