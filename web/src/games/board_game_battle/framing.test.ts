import { expect, test } from "vitest";
import { betterTurned, FOV, framingOf, insetsOf, type Room } from "./framing";

const ROOMS: Room[] = [
  { width: 1280, height: 800 },
  { width: 820, height: 1100 },
  { width: 360, height: 420 },
  { width: 320, height: 280 },
];

/** Where a point of the board is on the screen. */
function seen(
  x: number,
  z: number,
  room: Room,
  [across, down]: [number, number],
  flat: boolean,
): [number, number] {
  const { target, distance, polar } = framingOf(across, down, room, flat);
  const zoom = room.height / (2 * Math.tan((FOV * Math.PI) / 360));
  const depth = distance - (z - target[2]) * Math.sin(polar);
  return [
    room.width / 2 + (x * zoom) / depth,
    room.height / 2 + ((z - target[2]) * Math.cos(polar) * zoom) / depth,
  ];
}

test.each(ROOMS)("the whole board is seen between the words in $width x $height", (room) => {
  const insets = insetsOf(room);
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
        const [left, top] = seen((x * size[0]) / 2, (z * size[1]) / 2, room, size, flat);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(room.width);
        expect(top).toBeGreaterThanOrEqual(insets.top - 2);
        expect(top).toBeLessThanOrEqual(room.height - insets.bottom + 2);
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
  expect(phone.polar).toBeLessThan(framingOf(20, 12, { width: 1280, height: 800 }, false).polar);
});
