/** From where a camera sees all the spots that it has to show. */

import {
  between,
  fromTarget,
  type Lens,
  type Look,
  middleOf,
  type Pane,
  type Size,
  type Spot,
  seen,
  unitOf,
  type View,
} from "./look";

const STEPS = 24;
const LEAST = 40;

/** The part of the picture in which these spots are seen. */
export function extentOf(view: View, spots: Spot[]): Pane {
  const pixels = spots.map((spot) => seen(view, spot));
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The nearest look at all of these spots in the middle of a part of the picture. */
export function framed(spots: Spot[], view: Omit<View, "look">, pane: Pane, wish: Framing): Look {
  let look = farFrom(spots, wish);
  for (let step = 0; step < STEPS; step += 1) {
    const extent = extentOf({ ...view, look }, spots);
    if (!wish.fixed) look = centred({ ...view, look }, middleOf(extent), middleOf(pane));
    const wide = (extent.right - extent.left) / Math.max(pane.right - pane.left, LEAST);
    const high = (extent.bottom - extent.top) / Math.max(pane.bottom - pane.top, LEAST);
    look = {
      ...look,
      distance: between(wish.nearest, look.distance * Math.max(wide, high), wish.farthest),
    };
  }
  return look;
}

interface Framing {
  tilt: number;
  nearest: number;
  farthest: number;
  /** Whether the camera goes on looking at the middle of the scene, wherever the spots are. */
  fixed?: boolean;
}

/** Far enough away to have every spot in front of the camera. */
function farFrom(spots: Spot[], { tilt, farthest }: Framing): Look {
  const reach = Math.max(...spots.map(({ x, y, z }) => Math.hypot(x, y, z)));
  return { target: { x: 0, y: 0, z: 0 }, distance: Math.min(3 * reach, farthest), tilt, turn: 0 };
}

function centred(view: View, from: { x: number; y: number }, to: { x: number; y: number }): Look {
  const { look } = view;
  const unit = unitOf(view);
  const { x, y, z } = look.target;
  const target = { x: x + (from.x - to.x) / unit, y, z: z + (from.y - to.y) / unit / Math.cos(look.tilt) };
  return { ...look, target };
}

/** How far from its target a camera has to be to have all of these spots in its picture. */
export function distanceFor(spots: Spot[], target: Spot, tilt: number, size: Size, lens: Lens): number {
  const [wide, tall] = [size.width / 2 / lens(size), size.height / 2 / lens(size)];
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const needed = spots.map((spot) => {
    const { east, up, south } = fromTarget({ target, tilt, turn: 0, distance: 0 }, spot);
    return up * cos + south * sin + Math.max(Math.abs(east) / wide, Math.abs(up * sin - south * cos) / tall);
  });
  return Math.max(...needed);
}
