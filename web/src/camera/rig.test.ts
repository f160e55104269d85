import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Look, perspective } from "./look";
import { type Pace, Rig } from "./rig";

const HOME: Look = { target: { x: 0, y: 0, z: 0 }, distance: 40, tilt: 0.5, turn: 0 };
const THERE: Look = { ...HOME, target: { x: 10, y: 0, z: 0 }, distance: 20 };
const TIMED: Pace = { lasts: 600, eased: (part) => part * part };

let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function rigWith(pace: Pace): Rig {
  const limits = { nearest: 10, farthest: 80, tilt: 1.2 };
  const rig = new Rig({ lens: perspective(30), pace, limits, look: HOME });
  rig.resize({ width: 800, height: 600 });
  return rig;
}

/** Goes on until the camera stands. */
function arrived(rig: Rig): number {
  for (let frames = 1; ; frames += 1) {
    now += 50;
    if (!rig.advance(now, 0.05)) return frames;
  }
}

describe("a camera left to itself", () => {
  it("goes where it should in its time", () => {
    const rig = rigWith(TIMED);
    rig.aim(THERE, false);
    rig.advance(300, 0.3);
    expect(rig.look.target.x).toBeCloseTo(2.5);
    expect(rig.advance(600, 0.3)).toBe(false);
    expect([rig.look, rig.moving]).toEqual([THERE, false]);
  });

  it("goes ever more slowly, and arrives", () => {
    const rig = rigWith({ rate: 2 });
    rig.aim(THERE, false);
    rig.advance(0, 0.05);
    const first = rig.look.target.x;
    rig.advance(0, 0.05);
    expect(rig.look.target.x - first).toBeLessThan(first);
    expect(arrived(rig)).toBeGreaterThan(20);
    expect([rig.look, rig.moving]).toEqual([THERE, false]);
  });

  it("takes no leap after a rest", () => {
    const rig = rigWith({ rate: 2 });
    rig.aim(THERE, false);
    rig.advance(0, 3600);
    expect(rig.look.target.x).toBeLessThan(2);
  });

  it("is there at once where nothing may move", () => {
    const rig = rigWith(TIMED);
    rig.aim(THERE, false);
    rig.aim(THERE, true);
    expect([rig.look, rig.moving]).toEqual([THERE, false]);
  });

  it("does not set out again for where it is", () => {
    const rig = rigWith({ rate: 2 });
    rig.aim(THERE, true);
    rig.aim(THERE, false);
    expect(rig.moving).toBe(false);
  });

  it("arrives at its limits where it should go beyond them", () => {
    const rig = rigWith({ rate: 2 });
    rig.aim({ ...THERE, distance: 1 }, false);
    arrived(rig);
    expect(rig.look.distance).toBe(10);
  });
});

describe("a camera in somebody's hands", () => {
  it("stays where it was moved to, and goes back when it is let go", () => {
    const rig = rigWith(TIMED);
    rig.aim(THERE, false);
    rig.slide({ x: 30, y: 0 });
    const moved = rig.look;
    rig.aim({ ...THERE, turn: 1 }, true);
    expect([rig.held, rig.moving, rig.look]).toEqual([true, false, moved]);
    rig.release();
    arrived(rig);
    expect(rig.look.turn).toBe(1);
  });

  it("goes all the same where it is sent", () => {
    const rig = rigWith(TIMED);
    rig.hold();
    rig.go(THERE, true);
    expect([rig.held, rig.look]).toEqual([false, THERE]);
  });

  it("keeps to its limits", () => {
    const rig = rigWith(TIMED);
    rig.zoom(0.01);
    expect(rig.look.distance).toBe(10);
    rig.zoom(100);
    expect(rig.look.distance).toBe(80);
    rig.orbit({ x: 0, y: -600 });
    expect(rig.look.tilt).toBe(1.2);
  });

  it("does not drift when it can come no nearer", () => {
    const rig = rigWith(TIMED);
    rig.zoom(0.01, { x: 100, y: 100 });
    const { target } = rig.look;
    rig.zoom(0.5, { x: 100, y: 100 });
    expect(rig.look.target).toEqual({ x: expect.closeTo(target.x), y: 0, z: expect.closeTo(target.z) });
  });

  it("zooms in the middle of what is free", () => {
    const rig = rigWith(TIMED);
    rig.resize(rig.size, { left: 400, top: 0, right: 800, bottom: 600 });
    rig.zoom(0.5);
    expect(rig.look.target.x).toBeGreaterThan(1);
    expect(rig.look.target.z).toBeCloseTo(0);
  });
});

it("tells whoever watches it, until they no longer do", () => {
  const rig = rigWith(TIMED);
  const watcher = vi.fn();
  const unwatch = rig.watch(watcher);
  rig.zoom(0.9);
  unwatch();
  rig.zoom(0.9);
  expect(watcher).toHaveBeenCalledTimes(1);
});
