import { expect, test } from "vitest";
import { challengeOf, lookOf } from "./looks";
import { inDetour, neighbour, onPath, placeOf, seatsOn } from "./places";
import { BOARD, TABLE, tableWith } from "./sample";
import { de, en } from "./texts";

const KINDS = [
  "blank",
  "blue",
  "red",
  "+4",
  "-4",
  "1 vs 1",
  "1 vs 3",
  "switch",
  "random",
  "detour",
  "exit detour",
  "boost",
  "setback",
  "50/50",
  "start",
  "challenge 1",
];

test("no two kinds of tile differ by colour alone", () => {
  const told = KINDS.map((kind) => {
    const { sign, form, points } = lookOf(kind);
    return `${sign} ${form} ${points}`;
  });
  expect(new Set(told).size).toBe(KINDS.length);
});

test("a challenge shows its number", () => {
  expect(challengeOf("challenge 4")).toBe(4);
  expect(challengeOf("+4")).toBe(0);
  expect(lookOf("challenge 4").sign).toBe("4");
});

test("a piece in the detour is not on the path", () => {
  const table = tableWith({ detour: [null, 1, null, null] });
  expect(placeOf(table, 1)).toEqual(inDetour(1));
  expect(seatsOn(table, onPath(0))).toEqual([0]);
  expect(seatsOn(TABLE, onPath(0))).toEqual([0, 1]);
});

test("the squares can be gone through from the path to the detour and round again", () => {
  expect(neighbour(BOARD, onPath(11), 1)).toEqual(inDetour(0));
  expect(neighbour(BOARD, onPath(0), -1)).toEqual(inDetour(2));
  expect(neighbour(BOARD, inDetour(2), 1)).toEqual(onPath(0));
});

test("both languages fill in the same facts", () => {
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    const facts = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    expect(facts(de[key])).toEqual(facts(en[key]));
  }
});
