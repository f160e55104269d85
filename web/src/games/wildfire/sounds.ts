import type { Sound } from "../../sounds";

/** Knuckles on the table, twice. */
export const KNOCK: Sound = {
  tones: [
    { at: 0, pitch: 150, to: 90, lasts: 0.09, loud: 0.35, kind: "triangle" },
    { at: 0.16, pitch: 150, to: 90, lasts: 0.09, loud: 0.35, kind: "triangle" },
  ],
  rattles: [
    { at: 0, lasts: 0.04, loud: 0.25, band: 500 },
    { at: 0.16, lasts: 0.04, loud: 0.25, band: 500 },
  ],
};
