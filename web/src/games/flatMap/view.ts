/** How the flat map is looked at: a window of the plan, in centimetres, as wide and high as its frame allows. */

import { type Hands, ON_MAP } from "../../camera/gestures";
import type { Box, Limits } from "../../camera/limits";
import { between, flat, type Look, type Size, unitOf, type View } from "../../camera/look";
import { Rig } from "../../camera/rig";

/** How wide a pixel is where one cannot come nearer. */
const NEAREST = 1 / 40;
/** With so many pixels for a centimetre everything can be read, and with so many it is read at ease. */
export const LEGIBLE = 7.5;
const AT_EASE = 11;

export const HANDS: Hands = { ...ON_MAP, keys: { nearer: 0.8, push: () => 60 } };

/** All of a box, as large as it can be. */
export function fitting({ west, north, east, south }: Box, { width, height }: Size): Look {
  return {
    target: { x: (west + east) / 2, y: 0, z: (north + south) / 2 },
    distance: Math.max((east - west) / width, (south - north) / height),
    tilt: 0,
    turn: 0,
  };
}

/** What happens in a box: near enough to be legible where the whole island is not, and never nearer than that. */
export function following(box: Box, island: Box, size: Size, legible = LEGIBLE): Look {
  const whole = fitting(island, size);
  if (whole.distance <= 1 / legible) return whole;
  const near = fitting(box, size);
  return { ...near, distance: between(1 / AT_EASE, near.distance, whole.distance) };
}

/** Not farther away than the whole island, and never beside it. */
export const limitsOf = (island: Box, size: Size): Limits => ({
  nearest: NEAREST,
  farthest: fitting(island, size).distance,
  ground: island,
  whole: true,
});

/** A camera that shows the whole island, in a frame of any size. */
export function flatRig(island: Box): Rig {
  const size = { width: 1, height: 1 };
  return new Rig({
    lens: flat,
    pace: { lasts: 450, eased: (part) => part * part * (3 - 2 * part) },
    limits: limitsOf(island, size),
    look: fitting(island, size),
  });
}

/** The window as a drawing has it. */
export function viewBox(view: View): string {
  const { target } = view.look;
  const [wide, high] = [view.size.width / unitOf(view), view.size.height / unitOf(view)];
  return [target.x - wide / 2, target.z - high / 2, wide, high].map((part) => part.toFixed(3)).join(" ");
}
