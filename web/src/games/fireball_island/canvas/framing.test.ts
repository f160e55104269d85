import { expect, test } from "vitest";
import type { Point } from "../contract";
import { closeUp, FOV, type Framing, overview, type Room } from "./framing";
import { BOARD } from "./sample";

const ROOMS: Room[] = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 500 },
  { width: 390, height: 420 },
  { width: 390, height: 700 },
];

/** Where a point is in the picture: from -1 to 1 both ways where it is seen. */
function seen([x, y, z]: Point, { target, distance, polar }: Framing, room: Room): [number, number] {
  const [east, south, up] = [x - target[0], y - target[1], z - target[2]];
  const depth = distance - up * Math.cos(polar) - south * Math.sin(polar);
  const tall = Math.tan((FOV * Math.PI) / 360) * depth;
  const higher = up * Math.sin(polar) - south * Math.cos(polar);
  return [east / ((tall * room.width) / room.height), higher / tall];
}

test.each(ROOMS)("the whole island is seen in $width x $height, and fills it one way", (room) => {
  const framing = overview(BOARD, room);
  const [west, north, east, south] = BOARD.extent;
  const [x, y] = BOARD.idol.base;
  const corners: Point[] = [
    [west, north, 0],
    [east, north, 0],
    [west, south, 0],
    [east, south, 0],
    [x, y, BOARD.idol.summit_z],
  ];
  const spots = corners.flatMap((corner) => seen(corner, framing, room));
  for (const spot of spots) expect(Math.abs(spot)).toBeLessThanOrEqual(1);
  expect(Math.max(...spots.map(Math.abs))).toBeGreaterThan(0.85);
});

test("places are shown nearer than the island", () => {
  const room = { width: 1280, height: 720 };
  const near = closeUp([[12, 14, 2]], 4, room);
  expect(near.distance).toBeLessThan(overview(BOARD, room).distance);
  const [across, up] = seen([12, 14, 2], near, room);
  expect(Math.hypot(across, up)).toBeLessThan(0.4);
});

test("tall rooms are seen from higher above", () => {
  const wide = overview(BOARD, { width: 1280, height: 720 });
  expect(overview(BOARD, { width: 400, height: 700 }).polar).toBeLessThan(wide.polar);
});
