import { describe, expect, it } from "vitest";
import {
  apart,
  beneath,
  dragged,
  eyeOf,
  flat,
  type Look,
  mixed,
  orbited,
  perspective,
  type Spot,
  seen,
  slid,
  unitOf,
  type View,
  zoomed,
} from "./look";

const SIZE = { width: 900, height: 600 };
const LOOK: Look = { target: { x: 2, y: 0, z: -1 }, distance: 40, tilt: 0.45, turn: 0 };
const VIEW: View = { look: LOOK, size: SIZE, lens: perspective(26) };
const TURNED: View = { ...VIEW, look: { ...LOOK, target: { x: 2, y: 3, z: -1 }, turn: 2.2 } };
const SHIFTED: View = { ...VIEW, shift: { x: 30, y: -20 } };
const MAP: View = { look: { ...LOOK, tilt: 0, distance: 0.1 }, size: SIZE, lens: flat };

const close = ({ x, y, z }: Spot) => ({
  x: expect.closeTo(x),
  y: expect.closeTo(y),
  z: expect.closeTo(z),
});

describe("what is seen", () => {
  it("has its target in the middle", () => {
    for (const view of [VIEW, TURNED, MAP]) {
      expect(seen(view, view.look.target)).toEqual({ x: expect.closeTo(450), y: expect.closeTo(300) });
    }
  });

  it("is moved to the left and up where the picture is shifted", () => {
    const [plain, shifted] = [seen(VIEW, LOOK.target), seen(SHIFTED, LOOK.target)];
    expect([plain.x - shifted.x, plain.y - shifted.y]).toEqual([expect.closeTo(30), expect.closeTo(-20)]);
  });

  it("can be found again at its pixel, at any height", () => {
    for (const view of [VIEW, TURNED, SHIFTED, MAP]) {
      for (const height of [0, 1.5]) {
        for (const [x, z] of [
          [7, 3],
          [-9, -6],
          [0, 0],
        ] as const) {
          const spot = { x, y: height, z };
          // A flat map has no heights.
          if (view === MAP && height > 0) continue;
          expect(beneath(view, seen(view, spot), height)).toEqual(close(spot));
        }
      }
    }
  });

  it("is as large as the distance has it", () => {
    expect(unitOf({ ...VIEW, look: { ...LOOK, distance: 20 } })).toBeCloseTo(2 * unitOf(VIEW));
    expect(unitOf(MAP)).toBeCloseTo(10);
  });

  it("is a window of the plan where it is flat", () => {
    expect(beneath(MAP, { x: 0, y: 0 })).toEqual(close({ x: 2 - 45, y: 0, z: -1 - 30 }));
    expect(beneath(MAP, { x: 900, y: 600 })).toEqual(close({ x: 2 + 45, y: 0, z: -1 + 30 }));
  });
});

describe("a moved camera", () => {
  it("keeps what is under the pointer when it comes nearer", () => {
    for (const view of [VIEW, TURNED, MAP]) {
      const pixel = { x: 700, y: 200 };
      const look = zoomed(view, pixel, view.look.distance * 0.7);
      expect(look.distance).toBeCloseTo(view.look.distance * 0.7);
      expect(beneath({ ...view, look }, pixel)).toEqual(close(beneath(view, pixel)));
    }
  });

  it("keeps its target when it comes nearer in the middle", () => {
    expect(zoomed(TURNED, { x: 450, y: 300 }, 10).target).toEqual(close(TURNED.look.target));
  });

  it("drags the ground along with the pointer", () => {
    const [from, to] = [
      { x: 300, y: 300 },
      { x: 420, y: 260 },
    ];
    for (const view of [VIEW, TURNED, MAP]) {
      const look = dragged(view, from, to);
      expect(beneath({ ...view, look }, to)).toEqual(close(beneath(view, from)));
    }
  });

  it("slides to the right and to the front, from wherever one looks", () => {
    expect(slid(LOOK, 3, 0).target).toEqual(close({ x: 5, y: 0, z: -1 }));
    expect(slid(LOOK, 0, -3).target).toEqual(close({ x: 2, y: 0, z: -4 }));
    const east: Look = { ...LOOK, turn: Math.PI / 2 };
    expect(slid(east, 3, 0).target).toEqual(close({ x: 2, y: 0, z: -4 }));
    expect(slid(east, 0, -3).target).toEqual(close({ x: -1, y: 0, z: -1 }));
  });

  it("turns once round its target with a drag as long as the picture is high", () => {
    const round = orbited(LOOK, { x: 600, y: 0 }, SIZE);
    expect(eyeOf(round)).toEqual(close(eyeOf(LOOK)));
    expect(orbited(LOOK, { x: 10, y: 0 }, SIZE).turn).toBeLessThan(0);
    expect(orbited(LOOK, { x: 0, y: 10 }, SIZE).tilt).toBeLessThan(LOOK.tilt);
  });
});

describe("the way from one look to another", () => {
  it("goes straight, the camera and its target alike", () => {
    const half = mixed(LOOK, TURNED.look, 0.5);
    const [from, to, at] = [LOOK, TURNED.look, half].map(eyeOf) as [Spot, Spot, Spot];
    expect(at).toEqual(close({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (from.z + to.z) / 2 }));
    expect(half.target.y).toBeCloseTo(1.5);
    expect(apart(LOOK, half)).toBeCloseTo(apart(half, TURNED.look));
  });

  it("begins and ends where it should", () => {
    expect(apart(LOOK, mixed(LOOK, TURNED.look, 0))).toBeCloseTo(0);
    expect(mixed(LOOK, TURNED.look, 1)).toBe(TURNED.look);
  });
});
