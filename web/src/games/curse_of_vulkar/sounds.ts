/** What an Ember, a blow and a falling bridge sound like. */

import type { Sound } from "../../sounds";

export const ROLL: Sound = {
  tones: [{ at: 0, pitch: 140, to: 90, lasts: 0.2, loud: 0.12, kind: "triangle" }],
  rattles: [
    { at: 0, lasts: 0.05, loud: 0.3, band: 2600 },
    { at: 0.05, lasts: 0.4, loud: 0.16, band: 380 },
  ],
};

export const KNOCK: Sound = {
  tones: [{ at: 0, pitch: 760, to: 380, lasts: 0.09, loud: 0.2, kind: "triangle" }],
  rattles: [{ at: 0, lasts: 0.07, loud: 0.4, band: 2100 }],
};

export const CLATTER: Sound = {
  rattles: [
    { at: 0, lasts: 0.12, loud: 0.3, band: 700 },
    { at: 0.06, lasts: 0.2, loud: 0.2, band: 1500 },
  ],
};
