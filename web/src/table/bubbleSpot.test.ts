import { expect, it } from "vitest";
import { type Box, bubbleSpot } from "./bubbleSpot";

const SCREEN = { width: 1000, height: 800 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const strip = (cards: Box[], at: number) => {
  const card = cards[at] as Box;
  const face = box(card.left + 10, card.top + 5, 24, 24);
  return bubbleSpot({ face, card, others: cards.filter((other) => other !== card), ...SCREEN });
};

it("is below a face at the top and above one at the bottom", () => {
  expect(strip([box(10, 10, 200, 40), box(220, 10, 200, 40)], 0).side).toBe("below");
  expect(strip([box(10, 700, 200, 40), box(220, 700, 200, 40)], 1).side).toBe("above");
});

it("covers nobody else where players stand one below the other", () => {
  const cards = [0, 1, 2].map((row) => box(10, 600 + 45 * row, 170, 40));
  expect(cards.map((_, at) => strip(cards, at).side)).toEqual(["above", "right", "below"]);
  const atTheRight = cards.map(({ top }) => box(820, top, 170, 40));
  expect(strip(atTheRight, 1).side).toBe("left");
});

it("is all on the screen", () => {
  const { x, y } = strip([box(0, 10, 60, 40)], 0);
  expect([x >= 30, y >= 30]).toEqual([true, true]);
});
