/** Where things stand: the tray, its zones and the places in them, in units of one die; and how to frame them. */

import { extentOf, framed } from "../../camera/framing";
import { middleOf, type Pane, perspective, type Size, type Spot, type View } from "../../camera/look";
import type { Die, Place } from "./dice";

export const FOV = 26;
export const TRAY = { width: 8.7, depth: 6.3, rim: 0.42, height: 0.5 };
export const ZONE = { width: 4.1, back: -1.42, front: 2.86, shift: 2.14 };
export const SKULL_ROW = { back: -2.98, front: -1.56, z: -2.27 };
export const CHEST = { width: 5.5, depth: 3.1, floor: 0.36, height: 0.95 };
const STEP = 1.27;
const ROWS = [-0.77, 0.48, 1.73];

/** Where the chest stands: beside the tray, behind it, or nowhere. */
export type ChestPlace = "side" | "back" | null;

export const CHEST_SPOTS: Record<"side" | "back", Spot & { turn: number }> = {
  side: { x: 6.75, y: 0, z: 0, turn: -Math.PI / 2 },
  back: { x: -1.85, y: 0, z: -5.35, turn: 0 },
};

export function lanternSpots(chest: ChestPlace): Spot[] {
  const [from, step, z] = chest === "back" ? [2.1, 1.15, -4.9] : [-2.9, 2.9, -4.7];
  return [0, 1, 2].map((which) => ({ x: from + which * step, y: 0, z }));
}

function zoneSpot(slot: number, side: -1 | 1): Spot {
  const column = slot % 3;
  const row = Math.floor(slot / 3);
  return { x: side * ZONE.shift + (column - 1) * STEP, y: 0.5, z: ROWS[row] ?? 0 };
}

function chestSpot(slot: number, chest: ChestPlace): Spot {
  const at = CHEST_SPOTS[chest ?? "side"];
  const across = ((slot % 4) - 1.5) * 1.24;
  const along = (Math.floor(slot / 4) - 0.5) * 1.24;
  const y = CHEST.floor + 0.5;
  return at.turn === 0 ? { x: at.x + across, y, z: at.z + along } : { x: at.x - along, y, z: at.z + across };
}

/** Seven skulls fill the row; an eighth, when no other die is left, lies before them. */
export function skullSpot(slot: number): Spot {
  return slot < 7 ? { x: (slot - 3) * 1.19, y: 0.5, z: SKULL_ROW.z } : { x: 0, y: 0.5, z: SKULL_ROW.z + 1.9 };
}

function handSpot(id: number): Spot {
  return { x: 0.4 + (id % 4) * 1.15, y: 0.9 + Math.floor(id / 4) * 1.1, z: 5.3 };
}

export function spotOf(die: Die, chest: ChestPlace): Spot {
  if (die.place === "keep") return zoneSpot(die.slot, -1);
  if (die.place === "roll") return zoneSpot(die.slot, 1);
  if (die.place === "chest") return chestSpot(die.slot, chest);
  return die.place === "skull" ? skullSpot(die.slot) : handSpot(die.id);
}

/** Where a thrown die comes to lie before it is sorted. */
export const landingSpot = (order: number): Spot => zoneSpot(order, 1);

/** The zone above which something is let go. */
export function zoneAt(x: number, z: number, chest: ChestPlace): Place | null {
  if (chest) {
    const at = CHEST_SPOTS[chest];
    const [width, depth] = at.turn === 0 ? [CHEST.width, CHEST.depth] : [CHEST.depth, CHEST.width];
    if (Math.abs(x - at.x) < width / 2 + 0.3 && Math.abs(z - at.z) < depth / 2 + 0.3) return "chest";
  }
  const margin = 0.6;
  if (Math.abs(x) > TRAY.width / 2 + margin || Math.abs(z) > TRAY.depth / 2 + margin) return null;
  return z < SKULL_ROW.front ? null : x < 0 ? "keep" : "roll";
}

export const chestPlaceIn = ({ left, top, right, bottom }: Pane, chest: boolean): ChestPlace =>
  chest ? (right - left > (bottom - top) * 1.5 ? "side" : "back") : null;

function corners(chest: ChestPlace): Spot[] {
  const half = TRAY.width / 2 + TRAY.rim;
  const front = TRAY.depth / 2 + TRAY.rim;
  const points = [
    { x: -half, y: 0, z: front },
    { x: half, y: 0, z: front },
    { x: -half, y: 0, z: -front },
  ];
  points.push({ x: half, y: 0, z: -front });
  for (const { x, z } of lanternSpots(chest)) points.push({ x, y: 1.7, z });
  if (chest === "side") for (const z of [-2.9, 2.9]) points.push({ x: 9.6, y: 0.6, z });
  if (chest === "back") for (const x of [-4.7, 1]) points.push({ x, y: 2.6, z: -7.3 });
  return points;
}

type Shape = "wide" | "tall" | "small";

export function shapeOf({ width, height }: Size): Shape {
  if (width >= 800 && height >= 520 && width > height * 1.1) return "wide";
  return width >= 480 && height >= 620 ? "tall" : "small";
}

/** A view of the tray, as large as it goes, in that part of the picture which nothing covers. */
export function viewOf(size: Size, hole: Pane, chest: ChestPlace): View {
  const view = { size, lens: perspective(FOV) };
  const upright = hole.bottom - hole.top > (hole.right - hole.left) * 0.95;
  const tilt = ((upright ? 20 : 26) * Math.PI) / 180;
  const spots = corners(chest);
  const look = framed(spots, view, hole, { tilt, nearest: 8, farthest: 110, fixed: true });
  const [now, free] = [middleOf(extentOf({ ...view, look }, spots)), middleOf(hole)];
  return { ...view, look, shift: { x: now.x - free.x, y: now.y - free.y } };
}
