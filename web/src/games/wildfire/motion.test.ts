import { describe, expect, it } from "vitest";
import { line } from "../sample";
import { inFlight, justDrawn, justLaid, justLit, racing, wheelTurn } from "./motion";

const PLACE = { tile: "3-5", first: "3", second: "5", x: 6, y: 2, turn: 45 };

describe("what moves", () => {
  it("comes down exactly where the tile lies", () => {
    const pose = inFlight({ x: 0, y: 14 }, PLACE, 1);
    expect([pose.x, pose.y, pose.turn]).toEqual([6, 2, 45]);
    expect(pose.above).toBeCloseTo(0);
    expect(pose.lean).toBeCloseTo(0);
  });

  it("starts at the player's place and rises", () => {
    const pose = inFlight({ x: 0, y: 14 }, PLACE, 0);
    expect([pose.x, pose.y]).toEqual([0, 14]);
    expect(inFlight({ x: 0, y: 14 }, PLACE, 0.4).above).toBeGreaterThan(1);
  });

  it("races round the numbers one to nine and stops at the lit one", () => {
    const seen = Array.from({ length: 200 }, (_, n) => racing(4, n / 200));
    expect(new Set(seen)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(racing(4, 1)).toBe(4);
    expect(wheelTurn(1)).toBeCloseTo(0);
  });

  it("reads from the lines who laid, what was lit and who drew", () => {
    const lines = [line("laid_wildfire", 2, "9-T", "1-9", "T"), line("knocked", 2)];
    expect(justLaid(lines)).toEqual({ seat: 2, tile: "9-T" });
    expect(justLit(lines)).toBeNull();
    expect(justLit([line("lit", 0, 7, "9-T", 3)])).toBe(7);
    expect(justDrawn([line("drew", 1), line("drew_tile", 1, "0-4")])).toEqual([{ seat: 1, tiles: 1 }]);
  });
});
