/** Where things stand: the tray, its zones and the places in them, in units of one die; and how to frame them. */

import { extentOf, framed } from "../../camera/framing";
import { middleOf, type Pane, perspective, type Size, type Spot, type View } from "../../camera/look";
import type { Die, Place } from "./dice";

export const FOV = 26;
export const TRAY = { rim: 0.42, height: 0.5 };
export const CHEST = { width: 5.5, depth: 2.7, floor: 0.36, height: 0.95 };
/** The strip at the front of a zone on which its name is written. */
export const NAMED = 0.62;
const STEP = 1.27;
const ROW = 1.25;
const SKULL_STEP = 1.19;

/** The zones of the tray lie beside each other, close together where a chest stands beside them and there is little room,
 * or one before the other where there is more height than width. */
export type Form = "wide" | "close" | "upright";

/** Where the chest stands: beside the tray, behind it, or nowhere. */
export type ChestPlace = "side" | "back" | null;

export interface Setting {
  form: Form;
  chest: ChestPlace;
}

interface Zone {
  x: number;
  back: number;
}

interface Floor {
  width: number;
  depth: number;
  zone: { width: number; depth: number; columns: number; keep: Zone; roll: Zone };
  /** The row of skulls: how many lie beside each other, and the first of them. */
  skulls: { back: number; front: number; across: number; half: number };
}

export const FLOORS: Record<Form, Floor> = {
  wide: {
    width: 8.64,
    depth: 6,
    zone: {
      width: 4.08,
      depth: 4.18,
      columns: 3,
      keep: { x: -2.12, back: -1.47 },
      roll: { x: 2.12, back: -1.47 },
    },
    skulls: { back: -2.83, front: -1.61, across: 7, half: 4.16 },
  },
  close: {
    width: 6.18,
    depth: 7.23,
    zone: {
      width: 2.84,
      depth: 5.43,
      columns: 2,
      keep: { x: -1.51, back: -2.085 },
      roll: { x: 1.51, back: -2.085 },
    },
    skulls: { back: -3.445, front: -2.225, across: 4, half: 2.93 },
  },
  upright: {
    width: 5.6,
    depth: 7.7,
    zone: {
      width: 5.26,
      depth: 2.98,
      columns: 4,
      keep: { x: 0, back: -2.38 },
      roll: { x: 0, back: 0.72 },
    },
    skulls: { back: -3.72, front: -2.5, across: 4, half: 2.63 },
  },
};

/** How far behind the middle of the tray its rim ends. */
const backOf = (form: Form): number => FLOORS[form].depth / 2 + TRAY.rim;

export function chestSpot({ form, chest }: Setting): Spot & { turn: number } {
  if (chest === "side")
    return { x: FLOORS[form].width / 2 + TRAY.rim + CHEST.depth / 2 + 0.35, y: 0, z: 0, turn: -Math.PI / 2 };
  return { x: form === "wide" ? -1.85 : 0, y: 0, z: -backOf(form) - CHEST.depth / 2 - 0.13, turn: 0 };
}

export function lanternSpots({ form, chest }: Setting): Spot[] {
  const beside = chest === "back" && form === "wide";
  const apart = FLOORS[form].width / 3;
  const [from, step] = beside ? [2.1, 1.15] : [-apart, apart];
  const behind = chest === "back" && form === "upright" ? CHEST.depth + 1.5 : beside ? 1.33 : 1.13;
  return [0, 1, 2].map((which) => ({ x: from + which * step, y: 0, z: -backOf(form) - behind }));
}

function zoneSpot(slot: number, place: "keep" | "roll", form: Form): Spot {
  const { zone } = FLOORS[form];
  const column = (slot % zone.columns) - (zone.columns - 1) / 2;
  const row = Math.floor(slot / zone.columns);
  return { x: zone[place].x + column * STEP, y: 0.5, z: zone[place].back + 0.65 + row * ROW };
}

function spotInChest(slot: number, setting: Setting): Spot {
  const at = chestSpot(setting);
  const across = ((slot % 4) - 1.5) * 1.24;
  const along = (Math.floor(slot / 4) - 0.5) * 1.24;
  const y = CHEST.floor + 0.5;
  return at.turn === 0 ? { x: at.x + across, y, z: at.z + along } : { x: at.x - along, y, z: at.z + across };
}

/** Skulls fill their row; those for which there is no room lie on the others. */
export function skullSpot(slot: number, form: Form): Spot {
  const { back, front, across } = FLOORS[form].skulls;
  const column = (slot % across) - (across - 1) / 2;
  const layer = Math.floor(slot / across);
  return { x: column * SKULL_STEP, y: 0.5 + 1.06 * layer, z: (back + front) / 2 };
}

function handSpot(id: number, form: Form): Spot {
  return { x: 0.4 + (id % 4) * 1.15, y: 0.9 + Math.floor(id / 4) * 1.1, z: backOf(form) + 1.7 };
}

export function spotOf(die: Die, setting: Setting): Spot {
  if (die.place === "keep" || die.place === "roll") return zoneSpot(die.slot, die.place, setting.form);
  if (die.place === "chest") return spotInChest(die.slot, setting);
  return die.place === "skull" ? skullSpot(die.slot, setting.form) : handSpot(die.id, setting.form);
}

/** Where a thrown die comes to lie before it is sorted. */
export const landingSpot = (order: number, form: Form): Spot => zoneSpot(order, "roll", form);

/** The zone above which something is let go. */
export function zoneAt(x: number, z: number, setting: Setting): Place | null {
  if (setting.chest) {
    const at = chestSpot(setting);
    const [width, depth] = at.turn === 0 ? [CHEST.width, CHEST.depth] : [CHEST.depth, CHEST.width];
    if (Math.abs(x - at.x) < width / 2 + 0.3 && Math.abs(z - at.z) < depth / 2 + 0.3) return "chest";
  }
  const { width, depth, zone, skulls } = FLOORS[setting.form];
  const margin = 0.6;
  if (Math.abs(x) > width / 2 + margin || Math.abs(z) > depth / 2 + margin || z < skulls.front) return null;
  if (setting.form === "upright") return z < zone.roll.back ? "keep" : "roll";
  return x < 0 ? "keep" : "roll";
}

/** So few pixels are little height. */
const LOW = 400;

const isUpright = ({ left, top, right, bottom }: Pane): boolean => bottom - top > (right - left) * 1.25;

/** How the tray is set up in the part of the picture that is free for it. */
export function settingIn(free: Pane, chest: boolean): Setting {
  if (isUpright(free)) return { form: "upright", chest: chest ? "back" : null };
  if (!chest) return { form: "wide", chest: null };
  const height = free.bottom - free.top;
  const broad = free.right - free.left > height * 1.4;
  return { form: broad && height < LOW ? "close" : "wide", chest: broad ? "side" : "back" };
}

/** What has to be in the picture; where there is little room, the lanterns need not. */
function corners(setting: Setting, little: boolean): Spot[] {
  const { form, chest } = setting;
  const half = FLOORS[form].width / 2 + TRAY.rim;
  const back = backOf(form);
  const points = [-half, half].flatMap((x) => [
    { x, y: 0, z: back },
    { x, y: little ? TRAY.height : 0, z: -back },
  ]);
  const lit = !little && !(form === "upright" && chest === "back");
  if (lit) for (const { x, z } of lanternSpots(setting)) points.push({ x, y: 1.7, z });
  if (chest === "side") {
    const lid = chestSpot(setting).x + CHEST.depth / 2 + (little ? 0.4 : 1.15);
    for (const z of [-2.9, 2.9]) points.push({ x: lid, y: 0.6, z });
  }
  if (chest === "back" && form === "wide")
    for (const x of [-4.7, 1]) points.push({ x, y: 2.6, z: -back - CHEST.depth - 0.6 });
  if (chest === "back" && form === "upright")
    points.push({ x: 0, y: CHEST.height, z: -back - CHEST.depth - 0.2 });
  return points;
}

type Shape = "wide" | "tall" | "low" | "small";

export function shapeOf({ width, height }: Size): Shape {
  if (width >= 640 && height >= 520 && width > height * 1.05) return "wide";
  if (height < LOW && width > height * 1.5) return "low";
  return width >= 480 && height >= 620 ? "tall" : "small";
}

/** A view of the tray, as large as it goes, in that part of the picture which nothing covers. */
export function viewOf(size: Size, hole: Pane, setting: Setting): View {
  const view = { size, lens: perspective(FOV) };
  const tilt = ((setting.form === "upright" ? 20 : 26) * Math.PI) / 180;
  const spots = corners(setting, ["low", "small"].includes(shapeOf(size)));
  const look = framed(spots, view, hole, { tilt, nearest: 8, farthest: 110, fixed: true });
  const [now, free] = [middleOf(extentOf({ ...view, look }, spots)), middleOf(hole)];
  return { ...view, look, shift: { x: now.x - free.x, y: now.y - free.y } };
}
