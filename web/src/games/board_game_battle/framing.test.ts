import { expect, test } from "vitest";
import { type Pixel, perspective, type Size, type Spot, seen } from "../../camera/look";
import { betterTurned, FOV, framingOf, freeIn, leaning } from "./framing";

const ROOMS: Size[] = [
  { width: 1280, height: 800 },
  { width: 820, height: 1100 },
  { width: 360, height: 420 },
  { width: 320, height: 280 },
];

/** Where a spot of the board is on the screen. */
function onScreen(spot: Spot, size: Size, [across, down]: [number, number], flat: boolean): Pixel {
  const { look } = framingOf(across, down, size, flat);
  return seen({ look, size, lens: perspective(FOV) }, spot);
}

test.each(ROOMS)("the whole board is seen between the words in $width x $height", (room) => {
  const free = freeIn(room);
  for (const size of [
    [20, 12],
    [12, 20],
    [16, 8],
  ] as [number, number][]) {
    for (const flat of [false, true]) {
      for (const [x, z] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        const corner = { x: (x * size[0]) / 2, y: 0, z: (z * size[1]) / 2 };
        const { x: left, y: top } = onScreen(corner, room, size, flat);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(room.width);
        expect(top).toBeGreaterThanOrEqual(free.top - 1);
        expect(top).toBeLessThanOrEqual(free.bottom + 1);
      }
    }
  }
});

test("a board is turned where it is seen larger that way", () => {
  expect(betterTurned(20, 12, { width: 820, height: 1100 })).toBe(true);
  expect(betterTurned(20, 12, { width: 1280, height: 800 })).toBe(false);
});

test("small rooms are seen from higher above", () => {
  const phone = framingOf(20, 12, { width: 360, height: 420 }, false);
  const desktop = framingOf(20, 12, { width: 1280, height: 800 }, false);
  expect(phone.look.tilt).toBeLessThan(desktop.look.tilt);
});

test("the camera leans towards what happens, and farther where squares are small", () => {
  const focus = { x: 6, y: 0.5, z: -3 };
  const leans = [
    { width: 1280, height: 800 },
    { width: 360, height: 420 },
  ].map((size) => {
    const framing = framingOf(20, 12, size, false);
    const look = leaning(framing, focus);
    expect(leaning(framing, null)).toBe(framing.look);
    return [look.target.x / focus.x, look.distance / framing.look.distance];
  });
  expect(leans).toEqual([
    [expect.closeTo(0.42), expect.closeTo(0.82)],
    [expect.closeTo(0.75), expect.closeTo(0.66)],
  ]);
});
