import { expect, test } from "vitest";
import type { Line } from "../../messages";
import { soundsOf, soundsOfLines } from "./hearing";
import { BOARD, filmOfRolls } from "./sample";
import { BURST, CLATTER, DROP, FLICK, KNOCK, rolling, SHUTTER, SPLASH, TREASURE } from "./sounds";
import { surfaceAt } from "./surfaces";
import type { CurseBoard, CurseFilm, CurseTrack } from "./types";

const board: CurseBoard = {
  ...BOARD,
  decks: { BR1: { x: 15, y: 5, turn: 90, length: 6, ladder: false, z: 1, pitch: 0, top: 1 } },
  chutes: {
    E: {
      kind: "lava",
      parent: null,
      line: [
        [9, 10, 1],
        [14, 10, 1],
      ],
    },
    R: {
      kind: "river",
      parent: null,
      line: [
        [10, 15, 1],
        [14, 15, 1],
      ],
    },
  },
};

const track = (kind: string, path: [number, number][], first = 0): CurseTrack => ({
  kind,
  name: `${first}`,
  first,
  path: path.map(([x, y]) => [x, y, 1, 1, 0, 0, 0]),
});
const film = (...tracks: CurseTrack[]): CurseFilm => ({ tracks, touches: [] });
/** From west to east in so many pictures. */
const eastward = (from: number, to: number, pictures: number, y = 10): [number, number][] =>
  Array.from({ length: pictures }, (_, n) => [from + ((to - from) * n) / (pictures - 1), y]);
const when = (heard: ReturnType<typeof soundsOf>, sound: unknown): number[] =>
  heard.filter((cue) => cue.sound === sound).map(({ at }) => Math.round(at));
const line = (what: string): Line => ({ what, facts: [], text: "", rule: "" }) as unknown as Line;

test("what is under a marble", () => {
  expect(surfaceAt(board, 6, 10)).toBe("stone");
  expect(surfaceAt(board, 2, 18)).toBe("scar");
  expect(surfaceAt(board, 30, 10)).toBe("surf");
  expect(surfaceAt(board, 12, 10.5)).toBe("lava");
  expect(surfaceAt(board, 12, 14.5)).toBe("water");
  expect(surfaceAt(board, 24, 10)).toBe("sand");
  expect(surfaceAt(board, 18, 8)).toBe("ground");
});

test("a deck is as long as it is turned", () => {
  expect(surfaceAt(board, 15, 7.5)).toBe("wood");
  expect(surfaceAt(board, 17.5, 5)).toBe("ground");
});

test("an Ember is flicked at once, and splashes when it leaves the coast", () => {
  const heard = soundsOf(film(track("ember", eastward(20, 30, 61))), board);
  expect(when(heard, FLICK)).toEqual([0]);
  const [splash = 0, ...more] = when(heard, SPLASH);
  expect(more).toEqual([]);
  expect(splash).toBeGreaterThan(450);
  expect(splash).toBeLessThan(550);
});

test("Fireballs drop one after the other, and each bursts out of a mouth", () => {
  const way = eastward(5, 20, 61);
  const heard = soundsOf(film(track("fireball", way), track("fireball", way, 30)), board);
  expect(when(heard, DROP)).toEqual([0, 500]);
  const [one = 0, other = 0] = when(heard, BURST);
  expect(other - one).toBeCloseTo(500);
});

test("what is struck is heard when it is struck", () => {
  const struck = filmOfRolls({
    touches: [
      [400, "figure", "1"],
      [700, "deck", "BR1"],
    ],
  });
  const heard = soundsOf(struck, board);
  expect(when(heard, KNOCK)).toEqual([400]);
  expect(when(heard, CLATTER)).toEqual([700]);
  const times = heard.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, two) => one - two));
});

test("what lies still is silent", () => {
  const lies = soundsOf(film(track("ember", eastward(18, 18, 120))), board);
  expect(lies.map(({ sound }) => sound)).toEqual([FLICK]);
});

test("faster is louder and brighter, heavier is deeper", () => {
  const first = (sound: ReturnType<typeof rolling>) => sound.rattles?.[0] ?? { loud: 0, band: 0 };
  const [slow, fast] = [first(rolling("ground", 10, 1)), first(rolling("ground", 120, 1))];
  expect(fast.loud).toBeGreaterThan(slow.loud);
  expect(fast.band).toBeGreaterThan(slow.band);
  expect(first(rolling("ground", 120, 1.8)).band).toBeLessThan(fast.band);
});

test("no two surfaces sound alike", () => {
  const surfaces = ["ground", "sand", "lava", "water", "wood", "stone", "scar", "surf"] as const;
  expect(new Set(surfaces.map((on) => JSON.stringify(rolling(on, 60, 1)))).size).toBe(surfaces.length);
});

test("what is taken is heard once each, one after the other", () => {
  const heard = soundsOfLines(["walked", "took_token", "snapshot", "took_token"].map(line));
  expect(heard.map(({ sound }) => sound)).toEqual([TREASURE, SHUTTER]);
  expect(heard[1]?.at).toBeGreaterThan(heard[0]?.at ?? 0);
  expect(soundsOfLines([line("turn")])).toEqual([]);
});
