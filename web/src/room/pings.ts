/** What people at a table point at: it is seen for some seconds, and then forgotten. */

import type { Pointed } from "../messages";

export interface Ping {
  seat: number;
  x: number;
  y: number;
  /** When it was heard of (`performance.now`); later ones have a later time. */
  at: number;
}

/** For how many milliseconds it is seen. */
export const SEEN = 5000;

export const pingOf = ({ chair, x, y }: Pointed, at: number): Ping => ({ seat: chair, x, y, at });

/** Those that are still seen. */
export const freshOf = <T extends { at: number }>(shown: T[], now: number): T[] =>
  shown.every(({ at }) => now - at < SEEN) ? shown : shown.filter(({ at }) => now - at < SEEN);
