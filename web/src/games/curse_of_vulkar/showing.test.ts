import { expect, test } from "vitest";
import { BOARD, filmOfRolls as film } from "./sample";
import { paceAt, showingOf as showingOn } from "./showing";
import type { CurseFilm } from "./types";

const showingOf = (shown: CurseFilm) => showingOn(shown, BOARD);

test("nothing is shown faster than eyes can follow", () => {
  const { shownAt } = showingOf(film({ pictures: 120 }));
  expect(shownAt(1000) - shownAt(0)).toBeGreaterThan(1500);
});

test("around a blow to a figure it is slow, and far from it as usual", () => {
  const struck = film({ pictures: 240, touches: [[2000, "figure", "1"]] });
  expect(paceAt(struck, 2000)).toBeLessThan(0.3 * paceAt(struck, 0));
  expect(paceAt(struck, 2000)).toBe(paceAt(struck, 2100));
  expect(paceAt(struck, 3500)).toBe(paceAt(struck, 0));
});

test("a deck that falls slows nothing down", () => {
  const fell = film({ pictures: 240, touches: [[2000, "deck", "BR1"]] });
  expect(showingOf(fell).lasts).toBe(showingOf(film({ pictures: 240 })).lasts);
});

test("pictures never run backwards, and each is seen when it is said to be", () => {
  const showing = showingOf(film({ pictures: 240, touches: [[2000, "figure", "1"]] }));
  let before = Number.NEGATIVE_INFINITY;
  for (let now = 0; now < showing.lasts; now += 7) {
    expect(showing.pictureAt(now)).toBeGreaterThanOrEqual(before);
    before = showing.pictureAt(now);
  }
  for (const ms of [0, 500, 1990, 2300, 3900])
    expect(showing.pictureAt(showing.shownAt(ms))).toBeCloseTo((ms * 60) / 1000, 5);
});

test("it ends with the last picture and a moment to look at it", () => {
  const showing = showingOf(film({ pictures: 90 }));
  expect(showing.pictureAt(showing.lasts)).toBe(90);
  expect(showing.lasts).toBeGreaterThan(showing.shownAt(1500));
});

test("a blow is heard when it is seen", () => {
  const showing = showingOf(film({ pictures: 240, touches: [[2000, "figure", "1"]] }));
  const times = showing.cues.map(({ at }) => at);
  expect(times).toContain(showing.shownAt(2000));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test("Fireballs are lifted before the first is let go; an Ember rolls at once", () => {
  expect(showingOf(film({ kind: "fireball" })).pictureAt(0)).toBeLessThan(0);
  expect(showingOf(film({ kind: "ember" })).pictureAt(0)).toBe(0);
});
