/** From where the camera sees the whole board, whatever the shape of its window. */

export const FOV = 30;
const TILTED = 0.7;
const TALL_TILTED = 0.5;
const LOW = 0.24;
const FLAT = 0.02;
/** Squares of fewer pixels are small: seen from higher above, with larger signs and pieces. */
export const READABLE = 27;
const TALLEST = 0.55;
const RIM = 0.55;
const SHIELD = 1.3;

export interface Insets {
  top: number;
  bottom: number;
  side: number;
}

export interface Room {
  width: number;
  height: number;
}

export interface Framing {
  target: [number, number, number];
  distance: number;
  /** The angle between the line of sight and the vertical. */
  polar: number;
  /** How many pixels a square is wide in the middle of the picture. */
  cell: number;
}

/** What the words over the picture leave free. */
export function insetsOf(room: Room): Insets {
  const narrow = room.width < 620;
  if (room.height < 340) return { top: 46, bottom: 48, side: 4 };
  return narrow ? { top: 88, bottom: 70, side: 4 } : { top: 74, bottom: 84, side: 14 };
}

/** A point that has to be seen. */
export interface Point {
  x: number;
  y: number;
  z: number;
}

/** The framing that shows a board of this size as large as possible, and the top of its mountain. */
export function framingOf(across: number, down: number, room: Room, flat: boolean, peak?: Point): Framing {
  const points = cornersOf(across, down, peak);
  if (flat) return frame(points, room, FLAT);
  const tilted = frame(points, room, down > across ? TALL_TILTED : TILTED);
  return tilted.cell >= READABLE ? tilted : frame(points, room, LOW);
}

/** Whether a board is seen larger when it is turned by a quarter. */
export function betterTurned(across: number, down: number, room: Room): boolean {
  const upright = framingOf(across, down, room, false).cell;
  return framingOf(down, across, room, false).cell > upright * 1.12;
}

function cornersOf(across: number, down: number, peak?: Point): Point[] {
  const [x, z] = [across / 2 + RIM, down / 2 + RIM];
  const corners = [
    { x, y: 0, z },
    { x, y: 0, z: -z },
    { x, y: TALLEST, z: -z },
  ];
  return peak === undefined ? corners : [...corners, { ...peak, y: peak.y + SHIELD }];
}

function frame(points: Point[], room: Room, polar: number): Framing {
  const insets = insetsOf(room);
  let near = 4;
  let far = 160;
  let z = 0;
  for (let n = 0; n < 22; n++) {
    const distance = (near + far) / 2;
    const tried = centred(points, room, insets, polar, distance);
    if (tried === null) near = distance;
    else [far, z] = [distance, tried];
  }
  return { target: [0, 0, z], distance: far, polar, cell: zoomOf(room) / far };
}

/** Pixels of a thing one unit wide and one unit away. */
const zoomOf = (room: Room): number => room.height / (2 * Math.tan((FOV * Math.PI) / 360));

/** How far to the south to look so that the board is in the middle of the free room, if it fits at all. */
function centred(
  points: Point[],
  room: Room,
  insets: Insets,
  polar: number,
  distance: number,
): number | null {
  const middle = (insets.top + room.height - insets.bottom) / 2;
  const scale = (zoomOf(room) / distance) * Math.max(0.4, Math.cos(polar));
  let z = 0;
  for (let n = 0; n < 6; n++) {
    const seen = edges(points, room, polar, distance, z);
    if (seen === null) return null;
    z += ((seen.top + seen.bottom) / 2 - middle) / scale;
  }
  const seen = edges(points, room, polar, distance, z);
  const fits =
    seen !== null &&
    seen.aside <= room.width / 2 - insets.side &&
    seen.top >= insets.top - 1 &&
    seen.bottom <= room.height - insets.bottom + 1;
  return fits ? z : null;
}

interface Edges {
  top: number;
  bottom: number;
  /** How far from the middle the outermost point is. */
  aside: number;
}

/** Where the outermost points are on the screen; null if one of them is behind the camera. */
function edges(points: Point[], room: Room, polar: number, distance: number, z: number): Edges | null {
  const [sin, cos, zoom] = [Math.sin(polar), Math.cos(polar), zoomOf(room)];
  const seen: Edges = { top: room.height, bottom: 0, aside: 0 };
  for (const point of points) {
    const south = point.z - z;
    const depth = distance - point.y * cos - south * sin;
    if (depth < 1) return null;
    const height = room.height / 2 - ((point.y * sin - south * cos) * zoom) / depth;
    seen.aside = Math.max(seen.aside, (Math.abs(point.x) * zoom) / depth);
    seen.top = Math.min(seen.top, height);
    seen.bottom = Math.max(seen.bottom, height);
  }
  return seen;
}
