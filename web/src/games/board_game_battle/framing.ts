/** From where the camera sees the whole board, whatever the shape of its window. */

import { framed } from "../../camera/framing";
import { type Look, type Pane, perspective, type Size, type Spot, unitOf } from "../../camera/look";
import { Rig } from "../../camera/rig";

export const FOV = 30;
const LENS = perspective(FOV);
const TILTED = 0.7;
const TALL_TILTED = 0.5;
const LOW = 0.24;
const FLAT = 0.02;
/** Squares of fewer pixels are small: seen from higher above, with larger signs and pieces. */
export const READABLE = 27;
const TALLEST = 0.55;
const RIM = 0.55;
const SHIELD = 1.3;
const REACH = { nearest: 4, farthest: 160 };
const NEAREST = 7;
const FARTHER = 1.4;
const AWAY = { nearest: NEAREST, farthest: REACH.farthest, tilt: 1.15, turn: 1.1 };

export interface Framing {
  look: Look;
  /** How many pixels a square is wide in the middle of the picture. */
  cell: number;
}

/** What the words over the picture leave free. */
export function freeIn({ width, height }: Size): Pane {
  const pane = (top: number, bottom: number, side: number): Pane => ({
    left: side,
    top,
    right: width - side,
    bottom: height - bottom,
  });
  if (height < 340) return pane(45, 47, 4);
  return width < 620 ? pane(87, 69, 4) : pane(73, 83, 14);
}

/** The framing that shows a board of this size as large as possible, and the top of its mountain. */
export function framingOf(across: number, down: number, size: Size, flat: boolean, peak?: Spot): Framing {
  const spots = cornersOf(across, down, peak);
  if (flat) return frame(spots, size, FLAT);
  const tilted = frame(spots, size, down > across ? TALL_TILTED : TILTED);
  return tilted.cell >= READABLE ? tilted : frame(spots, size, LOW);
}

/** Whether a board is seen larger when it is turned by a quarter. */
export function betterTurned(across: number, down: number, size: Size): boolean {
  const upright = framingOf(across, down, size, false).cell;
  return framingOf(down, across, size, false).cell > upright * 1.12;
}

function cornersOf(across: number, down: number, peak?: Spot): Spot[] {
  const [x, z] = [across / 2 + RIM, down / 2 + RIM];
  const corners = [
    { x, y: 0, z },
    { x, y: 0, z: -z },
    { x, y: TALLEST, z: -z },
    ...(peak === undefined ? [] : [{ ...peak, y: peak.y + SHIELD }]),
  ];
  return corners.flatMap((corner) => [corner, { ...corner, x: -corner.x }]);
}

function frame(spots: Spot[], size: Size, tilt: number): Framing {
  const view = { size, lens: LENS };
  const look = framed(spots, view, freeIn(size), { tilt, ...REACH });
  return { look, cell: unitOf({ ...view, look }) };
}

const FOLLOWS = { part: 0.42, nearer: 0.82 };
/** Where squares are small the camera has to go nearer to what happens. */
const FOLLOWS_CLOSELY = { part: 0.75, nearer: 0.66 };

/** The whole board, leaning towards where something happens. */
export function leaning({ look, cell }: Framing, focus: Spot | null): Look {
  if (focus === null) return look;
  const { part, nearer } = cell < READABLE ? FOLLOWS_CLOSELY : FOLLOWS;
  const towards = (from: number, to: number) => from + (to - from) * part;
  const { x, y, z } = look.target;
  return {
    ...look,
    target: { x: towards(x, focus.x), y: towards(y, focus.y), z: towards(z, focus.z) },
    distance: look.distance * nearer,
  };
}

export const boardRig = (): Rig =>
  new Rig({
    lens: LENS,
    pace: { rate: 2.6 },
    limits: AWAY,
    look: { target: { x: 0, y: 0, z: 0 }, distance: 30, tilt: TILTED, turn: 0 },
  });

/** How far one may go from a board that is framed like this. */
export const limitsOf = ({ look }: Framing) => ({ ...AWAY, farthest: look.distance * FARTHER });
