import { expect, test } from "vitest";
import { beat, patience } from "./beat";
import { ART } from "./cardArt";
import { line } from "./sample";
import { de, en } from "./texts";

test("every card has a picture", () => {
  expect(Object.keys(ART)).toHaveLength(14);
});

test("both languages say the same things with the same facts", () => {
  const facts = (text: string | undefined) => text?.match(/\{\w+\}/g)?.sort();
  expect(Object.keys(de)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) expect(facts(de[key])).toEqual(facts(en[key]));
});

test("a roll may last as long as it likes, other pictures not", () => {
  const rolled = [line("fireball_rolled"), line("into_pit")];
  expect(patience(rolled)).toBeGreaterThan(9000 + beat(rolled));
  expect(patience([line("rolled")])).toBeLessThan(9000);
  expect(patience([line("rolled")])).toBeGreaterThan(beat([line("rolled")]));
});
