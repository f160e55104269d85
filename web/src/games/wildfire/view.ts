/** How the table is looked at: a camera above a point of it, tipped a little. */

import { framed } from "../../camera/framing";
import { type Hands, ON_MAP } from "../../camera/gestures";
import { beneath, type Look, type Pixel, perspective, seen, unitOf, type View } from "../../camera/look";
import { Rig } from "../../camera/rig";
import { eased } from "./motion";
import type { Point } from "./places";

export const FIELD = 26;
const TIP = (26 * Math.PI) / 180;
const REACH = { nearest: 11, farthest: 120 };
/** Half the length and half the width of the table. */
export const TABLE: Point = { x: 26, y: 18 };

export const HANDS: Hands = {
  ...ON_MAP,
  keys: { nearer: 0.82, push: ({ lens, size }) => lens(size) / 12 },
};

export const tableRig = (): Rig =>
  new Rig({
    lens: perspective(FIELD),
    pace: { lasts: 600, eased },
    limits: { ...REACH, ground: { west: -TABLE.x, north: -TABLE.y, east: TABLE.x, south: TABLE.y } },
    look: { target: { x: 0, y: 0, z: 0 }, distance: 40, tilt: TIP, turn: 0 },
  });

/** The nearest look at all of these points in the free part of the canvas. */
export const fitting = (points: Point[], rig: Rig): Look =>
  framed(
    points.map(({ x, y }) => ({ x, y: 0, z: y })),
    rig,
    rig.pane,
    { tilt: TIP, ...REACH },
  );

/** How many pixels a width of a tile would have with all of these points in view. */
export const unitFor = (points: Point[], rig: Rig): number =>
  unitOf({ look: fitting(points, rig), size: rig.size, lens: rig.lens });

/** Where a point of the table, or one above it, is seen on the canvas. */
export const onCanvas = (view: View, { x, y }: Point, above: number): Pixel =>
  seen(view, { x, y: above, z: y });

/** The point of the table that is seen there. */
export function onTable(view: View, pixel: Pixel): Point {
  const { x, z } = beneath(view, pixel);
  return { x, y: z };
}
