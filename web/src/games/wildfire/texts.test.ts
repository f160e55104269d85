import { expect, it } from "vitest";
import { de, en } from "./texts";

it("says the same things in both languages, with the same facts", () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    const facts = (words = ""): string[] => (words.match(/\{\w+\}/g) ?? []).sort();
    expect(facts(de[key]), key).toEqual(facts(text));
  }
});
