import { expect, test } from "vitest";
import { type Look, perspective, type Size, seen } from "../../../camera/look";
import { closeUp, FOV } from "../../modelIsland/framing";
import type { Point } from "../contract";
import { overview } from "./overview";
import { BOARD } from "./sample";

const ROOMS: Size[] = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 500 },
  { width: 390, height: 420 },
  { width: 390, height: 700 },
];

/** Where a point is in the picture: from -1 to 1 both ways where it is seen. */
function inPicture([x, y, z]: Point, look: Look, size: Size): [number, number] {
  const pixel = seen({ look, size, lens: perspective(FOV) }, { x, y: z, z: y });
  return [(2 * pixel.x) / size.width - 1, 1 - (2 * pixel.y) / size.height];
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
  const spots = corners.flatMap((corner) => inPicture(corner, framing, room));
  for (const spot of spots) expect(Math.abs(spot)).toBeLessThanOrEqual(1);
  expect(Math.max(...spots.map(Math.abs))).toBeGreaterThan(0.85);
});

test("places are shown nearer than the island", () => {
  const room = { width: 1280, height: 720 };
  const near = closeUp([[12, 14, 2]], 4, room);
  expect(near.distance).toBeLessThan(overview(BOARD, room).distance);
  const [across, up] = inPicture([12, 14, 2], near, room);
  expect(Math.hypot(across, up)).toBeLessThan(0.4);
});

test("tall rooms are seen from higher above", () => {
  const wide = overview(BOARD, { width: 1280, height: 720 });
  expect(overview(BOARD, { width: 400, height: 700 }).tilt).toBeLessThan(wide.tilt);
});
