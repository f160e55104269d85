/** Flicking an Ember: a pull back from it, like that of a slingshot, as a direction and a strength. */

import type { Pixel } from "../../camera/look";
import type { Spot } from "../flatMap/spots";

export interface Aim {
  /** Degrees counter-clockwise from east. */
  direction: number;
  strength: number;
}

/** What a flick is measured in. */
export interface Scale {
  /** Directions are so far apart. */
  degrees: number;
  /** From 1 to this. */
  strongest: number;
}

/** A hand that moved less has not pulled. */
const SLACK = 10;

/** The aim of somebody who pulled from the Ember to here, where so many pixels are a full pull; null for none. */
export function pulled(ember: Pixel, hand: Pixel, full: number, scale: Scale): Aim | null {
  const [east, north] = [ember.x - hand.x, hand.y - ember.y];
  const far = Math.hypot(east, north);
  if (far < SLACK) return null;
  const strength = Math.round(((far - SLACK) / (full - SLACK)) * scale.strongest);
  return {
    direction: turned((Math.atan2(north, east) * 180) / Math.PI, scale),
    strength: Math.min(scale.strongest, Math.max(1, strength)),
  };
}

/** The same on the ground of the island, where so many pixels are a centimetre. */
export const pulledOver = (ember: Spot, hand: Spot, unit: number, full: number, scale: Scale): Aim | null =>
  pulled({ x: ember[0] * unit, y: ember[1] * unit }, { x: hand[0] * unit, y: hand[1] * unit }, full, scale);

/** The nearest direction that there is. */
export function turned(angle: number, { degrees }: Scale): number {
  return ((((Math.round(angle / degrees) * degrees) % 360) + 360) % 360) | 0;
}

/** In which direction one spot of the map lies from another, in degrees. */
export const directionTo = ([x, y]: Spot, [east, south]: Spot): number =>
  (Math.atan2(y - south, east - x) * 180) / Math.PI;

/** So far in a direction from a spot of the map. */
export function away([x, y]: Spot, direction: number, far: number): Spot {
  const turn = (direction * Math.PI) / 180;
  return [x + far * Math.cos(turn), y - far * Math.sin(turn)];
}

const LEAST = 90;
const MOST = 190;

/** How many pixels are a full pull on a picture of this size. */
export const fullPull = (width: number, height: number): number =>
  Math.min(MOST, Math.max(LEAST, 0.38 * Math.min(width, height)));
