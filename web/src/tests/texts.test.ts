import { expect, it } from "vitest";
import type { Language, Words } from "../games/scene";
import { filled } from "../texts";
import { de } from "../texts/de";
import { en } from "../texts/en";

/** Texts that are the same word in both languages. */
const SAME = ["clock_says"];
const OF_SCENES = import.meta.glob<Record<Language, Words>>(["../games/*/texts.ts", "../generic/texts.ts"], {
  eager: true,
});
const KEYS = Object.keys(en) as (keyof typeof en)[];

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

it("fills the same places in both languages", () => {
  for (const key of KEYS) expect([key, placeholders(de[key])]).toEqual([key, placeholders(en[key])]);
});

it("leaves no text in English but those that are the same word", () => {
  expect(KEYS.filter((key) => de[key] === en[key])).toEqual(SAME);
});

it.each(Object.entries(OF_SCENES))("%s: both languages, and no names that the page uses", (_, texts) => {
  expect(Object.keys(texts.de)).toEqual(Object.keys(texts.en));
  for (const [key, text] of Object.entries(texts.en)) {
    expect([key, placeholders(texts.de[key] ?? "")]).toEqual([key, placeholders(text)]);
    expect(KEYS).not.toContain(key);
  }
});

it("fills facts in and leaves unknown places alone", () => {
  expect(filled("{name} has {points}", { name: "Anna" })).toBe("Anna has {points}");
});
