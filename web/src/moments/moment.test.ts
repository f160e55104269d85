import { describe, expect, it } from "vitest";
import type { MomentKinds } from "../games/scene";
import type { Line } from "../messages";
import { came, LASTS, momentIn, NONE, nearness, passed, seen, told } from "./moment";

const line = (what: string, ...facts: unknown[]): Line => ({ text: what, rule: "", what, facts, inputs: 1 });

const KINDS: MomentKinds = {
  jewel: { headline: { en: "The jewel!", de: "Das Juwel!" }, light: "gold" },
  hit: { headline: { en: "Hit!", de: "Getroffen!" }, light: "fire", when: ({ facts }) => facts[0] !== 2 },
};

describe("the moment in a picture", () => {
  it("is none where nothing great happened", () => {
    expect(momentIn([], KINDS)).toBeNull();
    expect(momentIn([line("walked")], KINDS)).toBeNull();
  });

  it("is the first kind of which there is a line, with that line", () => {
    const found = momentIn([line("hit", 1), line("jewel", 0)], KINDS);
    expect(found?.headline.en).toBe("The jewel!");
    expect(found?.line.facts).toEqual([0]);
  });

  it("may depend on what the line says", () => {
    expect(momentIn([line("hit", 2)], KINDS)).toBeNull();
    expect(momentIn([line("hit", 2), line("hit", 3)], KINDS)?.line.facts).toEqual([3]);
  });
});

describe("moments that come one upon the other", () => {
  const kinds = ["a", "b", "c"].map((what) => ({ ...KINDS.jewel, line: line(what) }) as never);
  const all = kinds.reduce((before, found, at) => came(before, found, at * 10), NONE);

  it("are shown for their time, and then the last that came", () => {
    expect([all.shown?.line.what, all.shown?.begun]).toEqual(["a", 0]);
    const then = passed(all, 2000);
    expect([then.shown?.line.what, then.shown?.begun]).toEqual(["c", 2000]);
    expect(passed(then, 4000)).toBe(NONE);
  });
});

describe("a moment whose turn is over", () => {
  const at = (turn: number): Line => ({ ...line("jewel"), turn: [turn, turn % 2] });
  const shown = came(NONE, { ...KINDS.jewel, line: at(3) } as never, 0);

  it("ends when the next turn begins, but not before it was to be read", () => {
    expect(told(seen(shown, 850), [at(3)], 900).shown).toBe(shown.shown);
    expect(told(seen(shown, 850), [at(3), at(4)], 900)).toBe(NONE);
    const early = told(shown, [at(4)], 100);
    expect(early.shown).toBe(shown.shown);
    expect(seen(early, 850)).toBe(NONE);
  });

  it("stays where nobody says whose turn it is", () => {
    expect(told(seen(shown, 850), [line("walked")], 900).shown).toBe(shown.shown);
  });
});

describe("the camera at a moment", () => {
  it("goes nearer and comes back before the moment is over", () => {
    expect(nearness(0)).toBe(1);
    expect(nearness(700)).toBeLessThan(1);
    expect(nearness(700)).toBeGreaterThan(0.8);
    expect(nearness(LASTS)).toBe(1);
  });

  it("makes no jump", () => {
    for (let at = 0; at < LASTS; at += 16)
      expect(Math.abs(nearness(at + 16) - nearness(at))).toBeLessThan(0.01);
  });
});
