import { expect, it } from "vitest";
import { kindOf } from "./Card";
import type { Mood } from "./palette";
import { en } from "./texts";

it("has a title for every kind of card", () => {
  const cards = [
    "Treasure Chest",
    "Captain",
    "Sorceress",
    "Sea Battle 3",
    "Gold",
    "Diamond",
    "Monkey Business",
  ];
  for (const card of [...cards, "Skulls 2", "Storm", "Truce", "Zombie Attack"]) {
    expect(en[`fortune_card_${kindOf(card).kind}`]).toBeDefined();
  }
  expect(kindOf("Sea Battle 3")).toEqual({ kind: "sea_battle", count: 3 });
  expect(kindOf("Gold")).toEqual({ kind: "gold", count: 1 });
});

it("counts the skulls in every mood", () => {
  const moods: Exclude<Mood, "table">[] = ["island", "zombies"];
  for (const mood of moods) expect(en[`fortune_${mood}_count`]).toBeDefined();
});
