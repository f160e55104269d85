/** From where the camera sees all that it has to show, whatever the shape of its window. */

import type { IslandBoard, Point } from "../contract";

export const FOV = 32;
const TILTED = 0.66;
const TALL_TILTED = 0.4;
const MARGIN = 1.02;
const LOOKS: number[] = [0, -2, 2, -4, 4, -6, 6, 8];

export interface Room {
  width: number;
  height: number;
}

export interface Framing {
  /** Where it looks, on the board. */
  target: Point;
  distance: number;
  /** The angle between the line of sight and the vertical. */
  polar: number;
}

const polarOf = (room: Room): number => (room.height > room.width ? TALL_TILTED : TILTED);

/** How far from the target the camera has to be to see all these points. */
function distanceFor(points: Point[], target: Point, polar: number, room: Room): number {
  const tall = Math.tan((FOV * Math.PI) / 360);
  const wide = (tall * room.width) / Math.max(1, room.height);
  const [sin, cos] = [Math.sin(polar), Math.cos(polar)];
  const needed = points.map(([x, y, z]) => {
    const [east, south, up] = [x - target[0], y - target[1], z - target[2]];
    const nearer = up * cos + south * sin;
    const higher = up * sin - south * cos;
    return nearer + Math.max(Math.abs(east) / wide, Math.abs(higher) / tall);
  });
  return MARGIN * Math.max(...needed);
}

/** The nearest look at these points. */
export function framingOf(points: Point[], room: Room): Framing {
  const polar = polarOf(room);
  const [west, east] = range(points.map(([x]) => x));
  const [north, south] = range(points.map(([, y]) => y));
  const [low, high] = range(points.map(([, , z]) => z));
  const looks = LOOKS.map((shift): Framing => {
    const part = (shift * (south - north)) / 48;
    const target: Point = [(west + east) / 2, (north + south) / 2 + part, (low + high) / 2];
    return { target, polar, distance: distanceFor(points, target, polar, room) };
  });
  return looks.reduce((best, look) => (look.distance < best.distance ? look : best));
}

/** The whole island, from its beaches to the top of the idol. */
export function overview(board: IslandBoard, room: Room): Framing {
  const [west, north, east, south] = board.extent;
  const [x, y] = board.idol.base;
  const corners: Point[] = [
    [west, north, 3],
    [east, north, 3],
    [west, south, 0],
    [east, south, 0],
    [x, y, board.idol.summit_z],
  ];
  return framingOf(corners, room);
}

/** Some places with room around them. */
export function closeUp(places: Point[], around: number, room: Room): Framing {
  const corners = places.flatMap(([x, y, z]): Point[] => [
    [x - around, y - around, z],
    [x + around, y - around, z],
    [x - around, y + around, z],
    [x + around, y + around, z],
    [x, y, z + around / 2],
  ]);
  return framingOf(corners, room);
}

function range(numbers: number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
