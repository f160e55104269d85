/** From where the camera sees all that it has to show, whatever the shape of its window. */

import { distanceFor } from "../../camera/framing";
import { type Look, perspective, type Size } from "../../camera/look";
import { Rig } from "../../camera/rig";
import type { Point } from "./points";

export const FOV = 32;
const LENS = perspective(FOV);
const TILTED = 0.66;
const TALL_TILTED = 0.4;
const MARGIN = 1.02;
const SHIFTS: number[] = [0, -2, 2, -4, 4, -6, 6, 8];
const REACH = { nearest: 9, tilt: 1.24 };
const FARTHER = 1.25;
const RATE = 2.2;
/** The camera is so many milliseconds behind what it follows. */
export const BEHIND = 1000 / RATE;

/** The nearest look at these points; from higher above than usual, if a tilt is given. */
export function framingOf(points: Point[], size: Size, tilted = TILTED): Look {
  const tilt = Math.min(tilted, size.height > size.width ? TALL_TILTED : TILTED);
  const spots = points.map(([x, y, z]) => ({ x, y: z, z: y }));
  const [west, east] = range(spots.map(({ x }) => x));
  const [low, high] = range(spots.map(({ y }) => y));
  const [north, south] = range(spots.map(({ z }) => z));
  const looks = SHIFTS.map((shift): Look => {
    const part = (shift * (south - north)) / 48;
    const target = { x: (west + east) / 2, y: (low + high) / 2, z: (north + south) / 2 + part };
    return { target, tilt, turn: 0, distance: MARGIN * distanceFor(spots, target, tilt, size, LENS) };
  });
  return looks.reduce(nearer);
}

/** The look from less far away. */
export const nearer = (one: Look, other: Look): Look => (other.distance < one.distance ? other : one);

/** Some places with room around them. */
export function closeUp(places: Point[], around: number, size: Size, tilted = TILTED): Look {
  const corners = places.flatMap(([x, y, z]): Point[] => [
    [x - around, y - around, z],
    [x + around, y - around, z],
    [x - around, y + around, z],
    [x + around, y + around, z],
    [x, y, z + around / 2],
  ]);
  return framingOf(corners, size, tilted);
}

function range(numbers: number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

export const islandRig = (whole: Look): Rig =>
  new Rig({ lens: LENS, pace: { rate: RATE }, limits: limitsOf(whole), look: whole });

/** How far one may go from a look at the whole island. */
export const limitsOf = (whole: Look) => ({ ...REACH, farthest: whole.distance * FARTHER });
