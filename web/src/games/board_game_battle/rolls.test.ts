import { expect, test } from "vitest";
import { line } from "../sample";
import { EMPTY, nextTray } from "./rolls";
import { TABLE, tableWith } from "./sample";

const rolled = tableWith({ dice: [4, 4] });

test("the dice of a turn are thrown together", () => {
  const tray = nextTray(EMPTY, TABLE, rolled, [line("rolled", 0, [4, 4])], false);
  expect(tray).toMatchObject({ thrown: 2, named: false });
  expect(tray.dice.map(({ number }) => number)).toEqual([4, 4]);
});

test("only the extra die of doubles is thrown, the others lie there", () => {
  const tray = nextTray(EMPTY, rolled, tableWith({ dice: [4, 4, 6] }), [line("doubles", 0, 6)], false);
  expect(tray.thrown).toBe(1);
  expect(tray.dice.map(({ number, extra }) => [number, extra])).toEqual([
    [4, false],
    [4, false],
    [6, true],
  ]);
});

test("the dice of a duel and of the battle for placement belong to somebody each", () => {
  const duel = nextTray(EMPTY, rolled, rolled, [line("duel", 3, 5, 2, 1)], false);
  expect(duel.named).toBe(true);
  expect(duel.dice.map(({ seat, number }) => [seat, number])).toEqual([
    [3, 5],
    [2, 1],
  ]);
  const places = nextTray(EMPTY, null, TABLE, [line("placement_rolls", [0, 2], [6, 1])], false);
  expect(places.dice.map(({ seat, number }) => [seat, number])).toEqual([
    [0, 6],
    [2, 1],
  ]);
  expect(nextTray(EMPTY, rolled, rolled, [line("all_rolled", 1, [4, 5, 2, 6])], false).dice).toHaveLength(4);
});

test("dice stay where they are while the turn lasts", () => {
  const duel = nextTray(EMPTY, rolled, rolled, [line("duel", 3, 5, 2, 1)], false);
  const later = nextTray(duel, rolled, rolled, [line("duel_lost", 3)], false);
  expect(later).toEqual({ ...duel, thrown: 0 });
});

test("the table is cleared for the next turn", () => {
  const next = tableWith({ turn: 1, dice: [] });
  const lying = nextTray(EMPTY, TABLE, rolled, [line("rolled", 0, [4, 4])], false);
  expect(nextTray(lying, rolled, next, [], true).dice).toEqual([]);
});
