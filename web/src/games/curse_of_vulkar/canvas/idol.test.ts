import { expect, test } from "vitest";
import { BOARD } from "../sample";
import { fireGeometry, headGeometry } from "./idol";

const HEAD = headGeometry(BOARD.exits).getAttribute("position");

/** The corners of its stone, seen out of the mouth at this angle: how far out, to the side and up. */
function seenFrom(degrees: number): [number, number, number][] {
  const turn = (degrees * Math.PI) / 180;
  return Array.from({ length: HEAD.count }, (_, n) => {
    const [x, y, z] = [HEAD.getX(n), HEAD.getY(n), HEAD.getZ(n)];
    return [x * Math.cos(turn) - z * Math.sin(turn), x * Math.sin(turn) + z * Math.cos(turn), y];
  });
}

test.each(BOARD.exits)("marbles have room in the mouth at %i degrees", (exit) => {
  const inTheWay = seenFrom(exit).filter(
    ([out, side, up]) => out > 1 && Math.abs(side) < 1.05 && up > -3.5 && up < -1,
  );
  expect(inTheWay).toEqual([]);
});

test.each(BOARD.exits)("there is stone on both sides of the mouth at %i degrees", (exit) => {
  for (const side of [-1, 1]) {
    const wall = seenFrom(exit).filter(
      ([out, aside]) => out > 2 && out < 3.5 && side * aside > 1.05 && side * aside < 1.5,
    );
    expect(wall.length).toBeGreaterThan(0);
  }
});

test("the other sides are closed, and fire is seen in every mouth", () => {
  for (const side of [120, 180, 240])
    expect(seenFrom(side).some(([out, aside]) => out > 3.3 && Math.abs(aside) < 1)).toBe(true);
  expect(fireGeometry(BOARD.exits).getAttribute("position").count).toBeGreaterThan(
    fireGeometry(BOARD.exits.slice(1)).getAttribute("position").count,
  );
});
