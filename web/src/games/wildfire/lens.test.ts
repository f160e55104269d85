import { describe, expect, it } from "vitest";
import { beneath, dragged, FARTHEST, fitting, kept, NEAREST, seen, TABLE, zoomed } from "./lens";

const SIZE = { wide: 900, high: 600 };
const LENS = { x: 2, y: -1, far: 40 };

describe("the view of the table", () => {
  it("sees the point that it looks at in the middle", () => {
    const middle = seen(LENS, SIZE, { x: 2, y: -1 });
    expect(middle.x).toBeCloseTo(450);
    expect(middle.y).toBeCloseTo(300);
  });

  it("finds the way back from a pixel to the table", () => {
    for (const point of [
      { x: 7, y: 3 },
      { x: -9, y: -6 },
      { x: 0, y: 0 },
    ]) {
      const back = beneath(LENS, SIZE, seen(LENS, SIZE, point));
      expect(back.x).toBeCloseTo(point.x);
      expect(back.y).toBeCloseTo(point.y);
    }
  });

  it("fits all points into the free part of the canvas, and hardly smaller than it must", () => {
    const pane = { left: 100, top: 80, right: 860, bottom: 480 };
    const points = [
      { x: -12, y: -4 },
      { x: 15, y: -4 },
      { x: -12, y: 6 },
      { x: 15, y: 6 },
    ];
    const found = points.map((point) => seen(fitting(points, SIZE, pane), SIZE, point));
    const xs = found.map(({ x }) => x);
    const ys = found.map(({ y }) => y);
    expect(Math.min(...xs)).toBeGreaterThan(pane.left - 2);
    expect(Math.max(...xs)).toBeLessThan(pane.right + 2);
    expect(Math.min(...ys)).toBeGreaterThan(pane.top - 2);
    expect(Math.max(...ys)).toBeLessThan(pane.bottom + 2);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(700);
  });

  it("keeps the point under the pointer when it comes nearer", () => {
    const pixel = { x: 700, y: 200 };
    const before = beneath(LENS, SIZE, pixel);
    const after = beneath(zoomed(LENS, SIZE, pixel, 0.7), SIZE, pixel);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("drags the table along with the pointer", () => {
    const [from, to] = [
      { x: 300, y: 300 },
      { x: 420, y: 260 },
    ];
    const held = beneath(LENS, SIZE, from);
    const now = beneath(dragged(LENS, SIZE, from, to), SIZE, to);
    expect(now.x).toBeCloseTo(held.x);
    expect(now.y).toBeCloseTo(held.y);
  });

  it("never leaves the table", () => {
    expect(kept({ x: 99, y: -99, far: 1 })).toEqual({ x: TABLE.x, y: -TABLE.y, far: NEAREST });
    expect(kept({ x: 0, y: 0, far: 999 }).far).toBe(FARTHEST);
  });
});
