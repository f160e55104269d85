import { expect, test } from "vitest";
import { filmOfRolls } from "../sample";
import type { CurseFilm } from "../types";
import { type BurstKind, burstsOf, motesOf } from "./bursts";

const ISLAND = { peak: [0, 0] as [number, number], level: 0.3 };
const kinds = (film: CurseFilm): BurstKind[] => burstsOf(film, ISLAND).map(({ kind }) => kind);

test("a Fireball bursts out of a mouth with smoke, an Ember leaves its pit in sparks", () => {
  const out = burstsOf(filmOfRolls({ kind: "fireball" }), ISLAND).find(({ kind }) => kind === "smoke");
  expect(out?.at[0]).toBe(4);
  expect(out?.ms).toBeCloseTo((4 * 1000) / 60);
  expect(kinds(filmOfRolls({ kind: "ember" }))).toEqual(["sparks"]);
});

test("what goes into the sea splashes once, where it does", () => {
  const film = filmOfRolls({});
  const path = film.tracks[0]?.path ?? [];
  for (const [n, pose] of path.entries()) pose[2] = n < 30 ? 1 : 0.2;
  const splashes = burstsOf(film, ISLAND).filter(({ kind }) => kind === "splash");
  expect(splashes).toEqual([{ kind: "splash", ms: expect.closeTo(500), at: [30, 0, 0.3] }]);
});

test("a burst begins at its moment, flies apart and is gone", () => {
  const burst = { kind: "sparks" as const, ms: 500, at: [3, 4, 5] as [number, number, number] };
  expect(motesOf(burst, 499)).toEqual([]);
  expect(motesOf(burst, 500).every(({ size }) => size === 0)).toBe(true);
  const later = motesOf(burst, 700);
  expect(later.every(({ size }) => size > 0)).toBe(true);
  expect(Math.max(...later.map(({ at }) => Math.hypot(at[0] - 3, at[1] - 4)))).toBeGreaterThan(1);
  expect(motesOf(burst, 5000)).toEqual([]);
});
