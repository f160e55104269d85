/** How the flat map is looked at: a window of the plan, in centimetres, as wide and high as its frame allows. */

import type { Box, Spot } from "../spots";

export interface Lens {
  /** The middle of the window. */
  x: number;
  y: number;
  /** Pixels for a centimetre. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const NEAREST = 40;
/** With so many pixels for a centimetre everything can be read, and with so many it is read at ease. */
const LEGIBLE = 7.5;
const AT_EASE = 11;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** All of a box, as large as it can be. */
export function fitting(box: Box, size: Size): Lens {
  const scale = Math.min(size.width / (box.east - box.west), size.height / (box.south - box.north));
  return { x: (box.west + box.east) / 2, y: (box.north + box.south) / 2, scale };
}

/** What happens in a box: near enough to be legible where the whole island is not, and never nearer than that. */
export function following(box: Box, island: Box, size: Size): Lens {
  const whole = fitting(island, size);
  if (whole.scale >= LEGIBLE) return whole;
  const scale = between(whole.scale, fitting(box, size).scale, AT_EASE);
  return kept({ ...fitting(box, size), scale }, island, size);
}

/** Not farther away than the whole island, and never beside it. */
export function kept(lens: Lens, island: Box, size: Size): Lens {
  const scale = between(fitting(island, size).scale, lens.scale, NEAREST);
  const aside = (low: number, high: number, room: number, at: number) => {
    const half = room / scale / 2;
    return high - low <= 2 * half ? (low + high) / 2 : between(low + half, at, high - half);
  };
  return {
    x: aside(island.west, island.east, size.width, lens.x),
    y: aside(island.north, island.south, size.height, lens.y),
    scale,
  };
}

/** The spot of the plan under a pixel of the frame. */
export function under(lens: Lens, size: Size, [left, top]: Spot): Spot {
  return [lens.x + (left - size.width / 2) / lens.scale, lens.y + (top - size.height / 2) / lens.scale];
}

/** Nearer or farther, so that the spot under this pixel stays there. */
export function zoomed(lens: Lens, size: Size, pixel: Spot, by: number): Lens {
  const [x, y] = under(lens, size, pixel);
  const scale = lens.scale * by;
  return {
    x: x - (pixel[0] - size.width / 2) / scale,
    y: y - (pixel[1] - size.height / 2) / scale,
    scale,
  };
}

export function shifted(lens: Lens, [left, top]: Spot): Lens {
  return { ...lens, x: lens.x - left / lens.scale, y: lens.y - top / lens.scale };
}

export function onTheWay(from: Lens, to: Lens, part: number): Lens {
  const mix = (one: number, other: number) => one + (other - one) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

export function viewBox(lens: Lens, size: Size): string {
  const [wide, high] = [size.width / lens.scale, size.height / lens.scale];
  return [lens.x - wide / 2, lens.y - high / 2, wide, high].map((part) => part.toFixed(3)).join(" ");
}
