/** Places on a model island. */

/** Centimetres: x to the right (east), y down the plan (south), z up. */
export type Point = [number, number, number];

/** A space of a trail: where its middle is, how large it is, and how it is turned, in degrees. */
export interface Space {
  x: number;
  y: number;
  z: number;
  width: number;
  length: number;
  angle: number;
}

/** A field of heights: how many there are, and its west, north, east and south. */
export interface Field {
  rows: number;
  columns: number;
  extent: [number, number, number, number];
}
