import { expect, test } from "vitest";
import { distanceFor, extentOf, framed } from "./framing";
import { perspective, type Spot } from "./look";

const VIEW = { size: { width: 900, height: 600 }, lens: perspective(26) };
const WISH = { tilt: 0.45, nearest: 11, farthest: 120 };
const PANE = { left: 100, top: 80, right: 860, bottom: 480 };
const CORNERS: Spot[] = [
  { x: -12, y: 0, z: -4 },
  { x: 15, y: 0, z: -4 },
  { x: -12, y: 0, z: 6 },
  { x: 15, y: 3, z: 6 },
];

test("all spots are in the middle of the free part, and touch its edges one way", () => {
  for (const tilt of [0.02, 0.45, 0.7]) {
    const look = framed(CORNERS, VIEW, PANE, { ...WISH, tilt });
    const extent = extentOf({ ...VIEW, look }, CORNERS);
    expect((extent.left + extent.right) / 2).toBeCloseTo(480);
    expect((extent.top + extent.bottom) / 2).toBeCloseTo(280);
    const [wide, high] = [extent.right - extent.left, extent.bottom - extent.top];
    expect(Math.max(wide / 760, high / 400)).toBeCloseTo(1);
  }
});

test("a few spots are not looked at from too near, nor many from too far away", () => {
  const few = framed([{ x: 1, y: 0, z: 1 }], VIEW, PANE, WISH);
  expect(few.distance).toBe(11);
  const many = CORNERS.map(({ x, y, z }) => ({ x: 9 * x, y, z: 9 * z }));
  expect(framed(many, VIEW, PANE, WISH).distance).toBe(120);
});

test("a fixed camera goes on looking at the middle of the scene", () => {
  const look = framed(CORNERS, VIEW, PANE, { ...WISH, fixed: true });
  expect(look.target).toEqual({ x: 0, y: 0, z: 0 });
  const extent = extentOf({ ...VIEW, look }, CORNERS);
  expect(Math.max((extent.right - extent.left) / 760, (extent.bottom - extent.top) / 400)).toBeCloseTo(1);
});

test("from its distance a camera has all spots in its picture, and one at its edge", () => {
  const target = { x: 1, y: 1, z: 0 };
  const distance = distanceFor(CORNERS, target, 0.66, VIEW.size, VIEW.lens);
  const extent = extentOf({ ...VIEW, look: { target, distance, tilt: 0.66, turn: 0 } }, CORNERS);
  const left = [extent.left, extent.top, 900 - extent.right, 600 - extent.bottom];
  expect(Math.min(...left)).toBeCloseTo(0);
});
