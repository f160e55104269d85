/** How the table is looked at: a camera above a point of it, tipped a little, and the way there and back. */

export interface Lens {
  /** The point of the table that is looked at, and how far away the eye is. */
  x: number;
  y: number;
  far: number;
}

export interface Size {
  wide: number;
  high: number;
}

/** A part of the canvas, in pixels. */
export interface Pane {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

export const FIELD = 26;
export const TIP = (26 * Math.PI) / 180;
export const NEAREST = 11;
export const FARTHEST = 120;
/** Half the length and half the width of the table. */
export const TABLE: Point = { x: 26, y: 18 };

const SLOPE = Math.tan((FIELD * Math.PI) / 360);
const COS = Math.cos(TIP);
const SIN = Math.sin(TIP);

export const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Where a point of the table, or one above it, is seen on the canvas. */
export function seen(lens: Lens, size: Size, at: Point, above = 0): Point {
  const up = above - lens.far * COS;
  const back = at.y - lens.y - lens.far * SIN;
  const depth = -up * COS - back * SIN;
  const rise = up * SIN - back * COS;
  const unit = size.high / 2 / SLOPE / depth;
  return { x: size.wide / 2 + (at.x - lens.x) * unit, y: size.high / 2 - rise * unit };
}

/** The point of the table that is seen there. */
export function beneath(lens: Lens, size: Size, pixel: Point): Point {
  const unit = (2 * SLOPE) / size.high;
  const aside = (pixel.x - size.wide / 2) * unit;
  const rise = (size.high / 2 - pixel.y) * unit;
  const down = Math.max(COS - rise * SIN, 0.05);
  const way = (lens.far * COS) / down;
  return { x: lens.x + aside * way, y: lens.y + lens.far * SIN + (-SIN - rise * COS) * way };
}

/** How many pixels a width of a tile has in the middle of the view. */
export function scale(lens: Lens, size: Size): number {
  return size.high / 2 / SLOPE / lens.far;
}

/** The nearest look at all of these points within a part of the canvas. */
export function fitting(points: Point[], size: Size, pane: Pane): Lens {
  const lens: Lens = { x: 0, y: 0, far: 40 };
  const wide = Math.max(pane.right - pane.left, 40);
  const high = Math.max(pane.bottom - pane.top, 40);
  for (let step = 0; step < 12; step += 1) {
    const found = points.map((point) => seen(lens, size, point));
    const left = Math.min(...found.map((p) => p.x));
    const right = Math.max(...found.map((p) => p.x));
    const top = Math.min(...found.map((p) => p.y));
    const bottom = Math.max(...found.map((p) => p.y));
    const unit = scale(lens, size);
    lens.x += ((left + right) / 2 - (pane.left + pane.right) / 2) / unit;
    lens.y += ((top + bottom) / 2 - (pane.top + pane.bottom) / 2) / unit / COS;
    lens.far *= Math.max((right - left) / wide, (bottom - top) / high);
    lens.far = between(NEAREST, lens.far, FARTHEST);
  }
  return lens;
}

/** The same look, kept over the table. */
export function kept(lens: Lens): Lens {
  return {
    x: between(-TABLE.x, lens.x, TABLE.x),
    y: between(-TABLE.y, lens.y, TABLE.y),
    far: between(NEAREST, lens.far, FARTHEST),
  };
}

/** Nearer or farther, so that the point of the table under this pixel stays there. */
export function zoomed(lens: Lens, size: Size, pixel: Point, by: number): Lens {
  const held = beneath(lens, size, pixel);
  const closer = { ...lens, far: between(NEAREST, lens.far * by, FARTHEST) };
  const slipped = beneath(closer, size, pixel);
  return kept({ ...closer, x: closer.x + held.x - slipped.x, y: closer.y + held.y - slipped.y });
}

/** Moved so that the point of the table that was under one pixel comes under the other. */
export function dragged(lens: Lens, size: Size, from: Point, to: Point): Lens {
  const held = beneath(lens, size, from);
  const now = beneath(lens, size, to);
  return kept({ ...lens, x: lens.x + held.x - now.x, y: lens.y + held.y - now.y });
}
