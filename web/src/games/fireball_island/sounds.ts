/** What a Fireball sounds like on its way down. */

import type { Sound } from "../../sounds";

export const ROLL: Sound = {
  tones: [{ at: 0, pitch: 92, to: 74, lasts: 0.16, loud: 0.12, kind: "triangle" }],
  rattles: [
    { at: 0, lasts: 0.22, loud: 0.2, band: 240 },
    { at: 0.03, lasts: 0.05, loud: 0.07, band: 2100 },
  ],
};

export const HIT: Sound = {
  tones: [
    { at: 0, pitch: 880, to: 420, lasts: 0.07, loud: 0.2, kind: "triangle" },
    { at: 0.05, pitch: 260, to: 900, lasts: 0.4, loud: 0.09, kind: "sine" },
  ],
  rattles: [{ at: 0, lasts: 0.06, loud: 0.45, band: 2400 }],
};

export const SPLASH: Sound = {
  tones: [{ at: 0, pitch: 240, to: 70, lasts: 0.18, loud: 0.2, kind: "sine" }],
  rattles: [
    { at: 0, lasts: 0.5, loud: 0.4, band: 900 },
    { at: 0.12, lasts: 0.45, loud: 0.22, band: 2600 },
  ],
};

export const SPIT: Sound = {
  tones: [{ at: 0, pitch: 70, to: 180, lasts: 0.35, loud: 0.24, kind: "sawtooth" }],
  rattles: [{ at: 0.1, lasts: 0.45, loud: 0.32, band: 420 }],
};
