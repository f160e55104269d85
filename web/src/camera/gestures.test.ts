import { beforeEach, describe, expect, it, vi } from "vitest";
import { Gestures, type Hands, ON_MAP, ROUND_SCENE, type Told, type Touch } from "./gestures";
import { beneath, type Look, perspective } from "./look";
import { Rig } from "./rig";

const HOME: Look = { target: { x: 0, y: 0, z: 0 }, distance: 40, tilt: 0.5, turn: 0 };
const TARGET = {} as Element;
const KEYS = { nearer: 0.8, push: () => 60 };

let rig: Rig;

beforeEach(() => {
  const limits = { nearest: 1, farthest: 200, tilt: 1.4 };
  rig = new Rig({ lens: perspective(30), pace: { rate: 2 }, limits, look: HOME });
  rig.resize({ width: 800, height: 600 });
});

const hands = (of: Hands, told: Told = {}) => new Gestures(rig, of, () => told);
const touch = (id: number, x: number, y: number, more: Partial<Touch> = {}): Touch => ({
  id,
  at: { x, y },
  button: null,
  other: false,
  target: TARGET,
  ...more,
});

function drag(gestures: Gestures, more: Partial<Touch>): void {
  gestures.down(touch(1, 400, 300, more));
  gestures.move(1, { x: 460, y: 330 });
  gestures.up(1, false);
}

describe("hands on a map", () => {
  it("drag what is under them", () => {
    const gestures = hands(ON_MAP);
    const held = beneath(rig, { x: 400, y: 300 });
    drag(gestures, { button: 0 });
    const now = beneath(rig, { x: 460, y: 330 });
    expect([now.x, now.z]).toEqual([expect.closeTo(held.x), expect.closeTo(held.z)]);
  });

  it("take no notice of other buttons", () => {
    expect(hands(ON_MAP).down(touch(1, 400, 300, { button: 2 }))).toBe(false);
    drag(hands(ON_MAP), { button: 2 });
    expect([rig.look, rig.held]).toEqual([HOME, false]);
  });

  it("tap where they tremble no more than a little", () => {
    const tapped = vi.fn();
    const gestures = hands(ON_MAP, { tapped });
    gestures.down(touch(1, 400, 300));
    gestures.move(1, { x: 403, y: 303 });
    gestures.up(1, false);
    expect(tapped).toHaveBeenCalledExactlyOnceWith({ x: 400, y: 300 }, TARGET, true);
    expect(rig.look).toEqual(HOME);
  });

  it("say whether it was a finger that tapped", () => {
    const tapped = vi.fn();
    const gestures = hands(ON_MAP, { tapped });
    gestures.down(touch(1, 400, 300, { button: 0 }));
    gestures.up(1, false);
    expect(tapped).toHaveBeenCalledExactlyOnceWith({ x: 400, y: 300 }, TARGET, false);
  });

  it("do not tap by dragging, with two fingers, or where the touch is taken from them", () => {
    const tapped = vi.fn();
    const gestures = hands(ON_MAP, { tapped });
    drag(gestures, {});
    gestures.down(touch(1, 400, 300));
    gestures.down(touch(2, 500, 300));
    gestures.up(2, false);
    gestures.up(1, false);
    gestures.down(touch(1, 400, 300));
    gestures.up(1, true);
    expect(tapped).not.toHaveBeenCalled();
  });

  it("pinch and hold what is between them", () => {
    const gestures = hands(ON_MAP);
    gestures.down(touch(1, 300, 200));
    gestures.down(touch(2, 500, 200));
    gestures.move(2, { x: 700, y: 200 });
    expect(rig.look.distance).toBeCloseTo(20);
    gestures.move(1, { x: 500, y: 200 });
    expect(rig.look.distance).toBeCloseTo(40);
  });

  it("go on dragging with the finger that is left of a pinch", () => {
    const gestures = hands(ON_MAP);
    gestures.down(touch(1, 300, 200));
    gestures.down(touch(2, 500, 200));
    gestures.up(2, false);
    gestures.move(1, { x: 360, y: 200 });
    expect(rig.look.target.x).toBeLessThan(-1);
  });

  it("zoom with the wheel where the pointer is", () => {
    const pixel = { x: 600, y: 200 };
    const held = beneath(rig, pixel);
    hands(ON_MAP).wheel(-100, pixel);
    expect(rig.look.distance).toBeCloseTo(40 * Math.exp(-0.2));
    expect(beneath(rig, pixel).x).toBeCloseTo(held.x);
  });

  it("are done when they let go", () => {
    const gestures = hands(ON_MAP);
    drag(gestures, {});
    const { look } = rig;
    gestures.move(1, { x: 100, y: 100 });
    expect(rig.look).toBe(look);
  });
});

describe("hands round a scene", () => {
  it("turn it with a finger or the left button, and slide over it with the right one", () => {
    for (const button of [0, null]) {
      rig.release(true);
      drag(hands(ROUND_SCENE), { button });
      expect(rig.look.target).toEqual(HOME.target);
      expect(rig.look.turn).toBeCloseTo(-0.2 * Math.PI);
    }
    rig.release(true);
    drag(hands(ROUND_SCENE), { button: 2 });
    expect(rig.look.turn).toBe(0);
    expect(rig.look.target.x).toBeLessThan(-1);
    expect(rig.look.target.z).toBeLessThan(-0.5);
  });

  it("do the other thing while a key is held", () => {
    drag(hands(ROUND_SCENE), { button: 0, other: true });
    expect([rig.look.turn, rig.look.target.x < -1]).toEqual([0, true]);
  });

  it("go away with the middle button dragged down, and with the wheel", () => {
    drag(hands(ROUND_SCENE), { button: 1 });
    expect(rig.look.distance).toBeCloseTo(40 / 0.95);
    hands(ROUND_SCENE).wheel(-3, { x: 1, y: 1 });
    expect(rig.look).toMatchObject({ distance: expect.closeTo(40), target: { x: expect.closeTo(0) } });
  });

  it("do not turn it with the finger that is left of a pinch", () => {
    const gestures = hands(ROUND_SCENE);
    gestures.down(touch(1, 300, 200));
    gestures.down(touch(2, 500, 200));
    gestures.move(2, { x: 700, y: 200 });
    gestures.up(2, false);
    const { look } = rig;
    gestures.move(1, { x: 200, y: 100 });
    expect(look.distance).toBeCloseTo(20);
    expect(rig.look).toBe(look);
  });

  it("take hold of the camera only by moving it, and say that they touch it", () => {
    const touched = vi.fn();
    const gestures = hands(ROUND_SCENE, { touched });
    gestures.down(touch(1, 400, 300));
    gestures.move(1, { x: 400, y: 300 });
    expect([rig.held, touched.mock.calls.length]).toEqual([false, 1]);
    gestures.move(1, { x: 401, y: 300 });
    expect(rig.held).toBe(true);
  });
});

describe("keys", () => {
  it("bring the camera nearer to the same place, and take it away", () => {
    const gestures = hands({ ...ON_MAP, keys: KEYS });
    expect(gestures.press("+")).toBe(true);
    expect(rig.look).toMatchObject({ distance: expect.closeTo(32), target: { x: 0, z: expect.closeTo(0) } });
    gestures.press("-");
    expect(rig.look.distance).toBeCloseTo(40);
  });

  it("move what is seen, from wherever one looks", () => {
    const gestures = hands({ ...ROUND_SCENE, keys: KEYS });
    gestures.press("ArrowRight");
    expect(rig.look.target.x).toBeGreaterThan(1);
    rig.go({ ...HOME, turn: Math.PI / 2 }, true);
    gestures.press("ArrowUp");
    expect(rig.look.target.x).toBeLessThan(-1);
    expect(rig.look).toMatchObject({ distance: 40, tilt: 0.5 });
  });

  it("go home where there is one", () => {
    const home = vi.fn();
    expect(hands({ ...ON_MAP, keys: KEYS }).press("Home")).toBe(false);
    expect(hands({ ...ON_MAP, keys: KEYS }, { home }).press("0")).toBe(true);
    expect(home).toHaveBeenCalledOnce();
  });

  it("are left to others where they mean nothing", () => {
    expect(hands({ ...ON_MAP, keys: KEYS }).press("Tab")).toBe(false);
    expect(hands(ON_MAP).press("+")).toBe(false);
    expect(rig.look).toEqual(HOME);
  });
});
