import { expect, it } from "vitest";
import { GAME_TEXTS } from "../games/texts";
import { filled } from "../texts";
import { de } from "../texts/de";
import { en } from "../texts/en";

/** Texts that are the same word in both languages. */
const SAME = ["clock_says"];
const OF_A_GAME = /^(fortune|wildfire|battle|fireball)[._]/;
const KEYS = Object.keys(en) as (keyof typeof en)[];

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

it("fills the same places in both languages", () => {
  for (const key of KEYS) expect([key, placeholders(de[key])]).toEqual([key, placeholders(en[key])]);
});

it("leaves no text in English but those that are the same word", () => {
  expect(KEYS.filter((key) => de[key] === en[key])).toEqual(SAME);
});

it("gives every scene's words in both languages, under the name of the game", () => {
  expect(Object.keys(GAME_TEXTS.de).sort()).toEqual(Object.keys(GAME_TEXTS.en).sort());
  for (const [key, text] of Object.entries(GAME_TEXTS.en)) {
    expect(key).toMatch(OF_A_GAME);
    expect(placeholders(GAME_TEXTS.de[key] ?? "")).toEqual(placeholders(text));
  }
});

it("fills facts in and leaves unknown places alone", () => {
  expect(filled("{name} has {points}", { name: "Anna" })).toBe("Anna has {points}");
});
