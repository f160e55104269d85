import { expect, test } from "vitest";
import { kept, type Limits } from "./limits";
import { flat, type Look, perspective } from "./look";

const SIZE = { width: 300, height: 200 };
const LOOK: Look = { target: { x: 0, y: 0, z: 0 }, distance: 10, tilt: 0.5, turn: 0 };
const GROUND = { west: 0, north: 0, east: 60, south: 40 };

const within = (look: Partial<Look>, limits: Partial<Limits>, lens = perspective(30)): Look =>
  kept({ look: { ...LOOK, ...look }, size: SIZE, lens }, { nearest: 5, farthest: 20, ...limits });

test("the camera comes neither too near nor too far away", () => {
  expect(within({ distance: 1 }, {}).distance).toBe(5);
  expect(within({ distance: 100 }, {}).distance).toBe(20);
});

test("the camera stays above the ground, and turns as far as it may", () => {
  const limits = { tilt: 1.2, turn: 1 };
  expect(within({ tilt: 3, turn: -2 }, limits)).toMatchObject({ tilt: 1.2, turn: -1 });
  expect(within({ tilt: -1, turn: 2 }, limits)).toMatchObject({ tilt: 0, turn: 1 });
  expect(within({ turn: 9 }, {}).turn).toBe(9);
});

test("the middle of the picture stays over the ground", () => {
  expect(within({ target: { x: 99, y: 1, z: -99 } }, { ground: GROUND }).target).toEqual({
    x: 60,
    y: 1,
    z: 0,
  });
});

test("on a map one never looks beside the ground", () => {
  const limits = { nearest: 0.01, farthest: 0.2, ground: GROUND, whole: true };
  const look = within({ target: { x: -100, y: 0, z: 500 }, distance: 0.1, tilt: 0 }, limits, flat);
  expect(look.target).toEqual({ x: 15, y: 0, z: 30 });
  const far = within({ distance: 9, tilt: 0 }, limits, flat);
  expect([far.target, far.distance]).toEqual([{ x: 30, y: 0, z: 20 }, 0.2]);
});
