import { expect, test } from "vitest";
import { RELIEF } from "../../modelIsland/sample";
import { marksOf } from "../notation";
import { asked, BOARD, view } from "../sample";
import { areaOf } from "./areas";

const area = (move: object) => {
  const [mark] = marksOf(asked(move), { board: BOARD, table: view(), spots: new Map([[0, [12, 10]]]) });
  if (mark === undefined) throw new Error("not on the map");
  return areaOf(BOARD, RELIEF, mark);
};

test("a walk is ringed round its space, a pit round the Ember", () => {
  expect(area({ Walk: [["A2", "A3"]] }).space).toBe(BOARD.spaces.A3);
  const { space, corner } = area({ ChoosePit: ["P1"] });
  expect([space.x, space.y]).toEqual([6, 8]);
  expect(corner).toBe(space.width / 2);
});

test("Vul-Kar is tapped as high as it rises", () => {
  const { tall = 0, space } = area({ DropFireballs: [] });
  expect(tall).toBeGreaterThan(5);
  expect([space.x, space.y]).toEqual(BOARD.peak);
});

test("the copter is ringed in the air, where its cabin is", () => {
  const { deck, space } = area({ Board: [] });
  expect(deck).toBeGreaterThan(0);
  expect(space.x).toBeGreaterThan(BOARD.spaces.H?.x ?? 0);
});
