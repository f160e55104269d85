/** How a camera looks at a scene: where it stands, where things are seen, and how a hand moves it. The y axis goes up. */

export interface Spot {
  x: number;
  y: number;
  z: number;
}

export interface Look {
  /** The spot in the middle of the picture, and how far away from it the camera is. */
  target: Spot;
  distance: number;
  /** The angle between the line of sight and the vertical: 0 looks straight down. */
  tilt: number;
  /** The angle about the vertical: 0 looks from the south. */
  turn: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the picture, in pixels from its upper left corner. */
export interface Pane {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Pixel {
  x: number;
  y: number;
}

/** How many pixels a thing has that is one unit wide and one unit away. */
export type Lens = (size: Size) => number;

export interface View {
  look: Look;
  size: Size;
  lens: Lens;
  /** By how many pixels the picture is moved to the left and up. */
  shift?: Pixel;
}

const UNSHIFTED: Pixel = { x: 0, y: 0 };

/** A lens whose picture is so many degrees high. */
export const perspective =
  (degrees: number): Lens =>
  ({ height }) =>
    height / (2 * Math.tan((degrees * Math.PI) / 360));

/** The lens of a flat map, whose distance is the width of a pixel. */
export const flat: Lens = () => 1;

export const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const wholeOf = ({ width, height }: Size): Pane => ({ left: 0, top: 0, right: width, bottom: height });

export const middleOf = ({ left, top, right, bottom }: Pane): Pixel => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** How many pixels a thing one unit wide has in the middle of the picture. */
export const unitOf = ({ look, size, lens }: View): number => lens(size) / look.distance;

/** Where the camera stands. */
export function eyeOf({ target, distance, tilt, turn }: Look): Spot {
  const aside = distance * Math.sin(tilt);
  return {
    x: target.x + aside * Math.sin(turn),
    y: target.y + distance * Math.cos(tilt),
    z: target.z + aside * Math.cos(turn),
  };
}

function lookFrom(eye: Spot, target: Spot): Look {
  const [x, y, z] = [eye.x - target.x, eye.y - target.y, eye.z - target.z];
  const aside = Math.hypot(x, z);
  return { target, distance: Math.hypot(aside, y), tilt: Math.atan2(aside, y), turn: Math.atan2(x, z) };
}

/** Where a spot of the scene is seen. */
export function seen({ look, size, lens, shift = UNSHIFTED }: View, spot: Spot): Pixel {
  const { east, up, south } = fromTarget(look, spot);
  const [sin, cos] = [Math.sin(look.tilt), Math.cos(look.tilt)];
  const unit = lens(size) / (look.distance - up * cos - south * sin);
  return {
    x: size.width / 2 + east * unit - shift.x,
    y: size.height / 2 - (up * sin - south * cos) * unit - shift.y,
  };
}

/** A spot as the camera has it: to the right, above and in front of its target. */
export function fromTarget({ target, turn }: Look, spot: Spot): { east: number; up: number; south: number } {
  const [x, z] = [spot.x - target.x, spot.z - target.z];
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { east: x * cos - z * sin, up: spot.y - target.y, south: x * sin + z * cos };
}

/** The spot at a height of the scene that is seen at a pixel. */
export function beneath(view: View, pixel: Pixel, height = view.look.target.y): Spot {
  const { look, size, lens, shift = UNSHIFTED } = view;
  const [sin, cos] = [Math.sin(look.tilt), Math.cos(look.tilt)];
  const aside = (pixel.x + shift.x - size.width / 2) / lens(size);
  const rise = (size.height / 2 - pixel.y - shift.y) / lens(size);
  const way = (look.distance * cos + look.target.y - height) / Math.max(cos - rise * sin, 0.05);
  const { target } = slid(look, aside * way, look.distance * sin - (sin + rise * cos) * way);
  return { ...target, y: height };
}

/** Moved over the ground, to the right and to the front. */
export function slid(look: Look, across: number, down: number): Look {
  const { x, y, z } = look.target;
  const [sin, cos] = [Math.sin(look.turn), Math.cos(look.turn)];
  return { ...look, target: { x: x + across * cos + down * sin, y, z: z - across * sin + down * cos } };
}

/** Turned round its target by a drag of so many pixels; the height of the picture is a full turn. */
export function orbited(look: Look, { x, y }: Pixel, { height }: Size): Look {
  const part = (2 * Math.PI) / height;
  return { ...look, turn: look.turn - x * part, tilt: look.tilt - y * part };
}

/** Moved so that the spot that was under one pixel comes under the other. */
export function dragged(view: View, from: Pixel, to: Pixel): Look {
  return pulled(view.look, beneath(view, from), beneath(view, to));
}

/** At another distance, so that the spot under this pixel stays there. */
export function zoomed(view: View, pixel: Pixel, distance: number): Look {
  const look = { ...view.look, distance };
  return pulled(look, beneath(view, pixel), beneath({ ...view, look }, pixel));
}

function pulled(look: Look, held: Spot, slipped: Spot): Look {
  const { x, y, z } = look.target;
  return { ...look, target: { x: x + held.x - slipped.x, y, z: z + held.z - slipped.z } };
}

/** A part of the way between two looks: the camera and its target each go straight. */
export function mixed(from: Look, to: Look, part: number): Look {
  return part >= 1 ? to : lookFrom(mix(eyeOf(from), eyeOf(to), part), mix(from.target, to.target, part));
}

function mix(one: Spot, other: Spot, part: number): Spot {
  const at = (from: number, to: number) => from + (to - from) * part;
  return { x: at(one.x, other.x), y: at(one.y, other.y), z: at(one.z, other.z) };
}

/** How far the camera and its target have to go from one look to another. */
export function apart(one: Look, other: Look): number {
  const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
  return far(eyeOf(one), eyeOf(other)) + far(one.target, other.target);
}
