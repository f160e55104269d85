/** What a great moment sounds like, by its light. */

import type { Light } from "../games/scene";
import type { Sound } from "../sounds";

export const SOUNDS: Record<Light, Sound> = {
  gold: {
    tones: [659, 880, 1319].map((pitch, step) => ({
      at: step * 0.09,
      pitch,
      lasts: 0.4,
      loud: 0.12,
      kind: "triangle",
    })),
  },
  fire: {
    tones: [{ at: 0, pitch: 180, to: 60, lasts: 0.6, loud: 0.2, kind: "sawtooth" }],
    rattles: [{ at: 0, lasts: 0.5, loud: 0.25, band: 700 }],
  },
  doom: {
    tones: [196, 147].map((pitch, step) => ({
      at: step * 0.22,
      pitch,
      lasts: 0.6,
      loud: 0.18,
      kind: "triangle",
    })),
  },
  sea: {
    tones: [{ at: 0, pitch: 330, to: 494, lasts: 0.7, loud: 0.12, kind: "sine" }],
    rattles: [{ at: 0, lasts: 0.9, loud: 0.14, band: 500 }],
  },
};
