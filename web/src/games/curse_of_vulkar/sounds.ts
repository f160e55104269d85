/** What is heard on Vul-Kar's island: marbles by what they roll on and how fast, blows, and what people take. */

import type { Sound } from "../../sounds";
import type { Surface } from "./surfaces";

interface Voice {
  /** The middle of the noise when something hardly rolls, and how far up it goes when it races. */
  band: number;
  rises: number;
  loud: number;
  /** A hollow tone below the noise. */
  hum: number;
}

const VOICES: Record<Surface, Voice> = {
  ground: { band: 320, rises: 420, loud: 0.13, hum: 0 },
  sand: { band: 1500, rises: 1300, loud: 0.08, hum: 0 },
  lava: { band: 210, rises: 300, loud: 0.17, hum: 70 },
  water: { band: 900, rises: 1500, loud: 0.12, hum: 0 },
  wood: { band: 620, rises: 380, loud: 0.2, hum: 190 },
  stone: { band: 1900, rises: 1200, loud: 0.16, hum: 130 },
  scar: { band: 260, rises: 260, loud: 0.2, hum: 85 },
  surf: { band: 700, rises: 900, loud: 0.1, hum: 0 },
};

/** Centimetres a second at which something is as loud as it gets. */
const FASTEST = 150;

/** A moment of rolling: heavy marbles are deeper, fast ones louder and brighter. */
export function rolling(surface: Surface, speed: number, heft: number): Sound {
  const { band, rises, loud, hum } = VOICES[surface];
  const rush = Math.min(1, speed / FASTEST);
  const strength = loud * (0.25 + 0.75 * rush) * Math.min(1.3, Math.sqrt(heft));
  const depth = 1 / Math.sqrt(heft);
  const rattles = [{ at: 0, lasts: 0.34, loud: strength, band: (band + rises * rush) * depth }];
  if (hum === 0) return { rattles };
  const pitch = hum * depth * (1 + 0.4 * rush);
  return { rattles, tones: [{ at: 0, pitch, lasts: 0.24, loud: strength * 0.5, kind: "triangle" }] };
}

export const FLICK: Sound = {
  tones: [{ at: 0, pitch: 900, to: 300, lasts: 0.05, loud: 0.16, kind: "triangle" }],
  rattles: [{ at: 0, lasts: 0.04, loud: 0.35, band: 3200 }],
};

export const KNOCK: Sound = {
  tones: [{ at: 0, pitch: 760, to: 380, lasts: 0.09, loud: 0.2, kind: "triangle" }],
  rattles: [
    { at: 0, lasts: 0.07, loud: 0.4, band: 2100 },
    { at: 0.22, lasts: 0.05, loud: 0.16, band: 1500 },
    { at: 0.34, lasts: 0.04, loud: 0.09, band: 1300 },
  ],
};

export const CLATTER: Sound = {
  tones: [{ at: 0, pitch: 210, to: 120, lasts: 0.12, loud: 0.14, kind: "triangle" }],
  rattles: [0, 0.06, 0.14, 0.21, 0.33, 0.41].map((at, step) => ({
    at,
    lasts: 0.09,
    loud: 0.32 - step * 0.045,
    band: 700 + (step % 3) * 400,
  })),
};

/** Something lets itself fall into Vul-Kar. */
export const DROP: Sound = {
  tones: [
    { at: 0, pitch: 320, to: 110, lasts: 0.16, loud: 0.22, kind: "triangle" },
    { at: 0.09, pitch: 190, to: 90, lasts: 0.2, loud: 0.12, kind: "sine" },
  ],
  rattles: [{ at: 0, lasts: 0.06, loud: 0.34, band: 1700 }],
};

/** And comes out of one of its mouths. */
export const BURST: Sound = {
  tones: [{ at: 0, pitch: 64, to: 170, lasts: 0.3, loud: 0.22, kind: "sawtooth" }],
  rattles: [{ at: 0.03, lasts: 0.45, loud: 0.28, band: 380 }],
};

export const SPLASH: Sound = {
  tones: [{ at: 0, pitch: 260, to: 70, lasts: 0.18, loud: 0.18, kind: "sine" }],
  rattles: [
    { at: 0, lasts: 0.45, loud: 0.36, band: 900 },
    { at: 0.1, lasts: 0.5, loud: 0.2, band: 2600 },
  ],
};

/** Into a river. */
export const PLOP: Sound = {
  tones: [{ at: 0, pitch: 420, to: 130, lasts: 0.1, loud: 0.13, kind: "sine" }],
  rattles: [{ at: 0.02, lasts: 0.22, loud: 0.2, band: 1400 }],
};

/** Into the Scar. */
export const THUD: Sound = {
  tones: [{ at: 0, pitch: 120, to: 48, lasts: 0.26, loud: 0.26, kind: "sine" }],
  rattles: [{ at: 0, lasts: 0.12, loud: 0.24, band: 240 }],
};

export const BUZZ: Sound = {
  tones: [0, 0.18, 0.36].map((at, step) => ({
    at,
    pitch: 215 + step * 14,
    to: 190 + step * 20,
    lasts: 0.3,
    loud: 0.05,
    kind: "sawtooth" as const,
  })),
};

// -- what people do

export const CARD: Sound = {
  rattles: [
    { at: 0, lasts: 0.06, loud: 0.16, band: 3400 },
    { at: 0.05, lasts: 0.05, loud: 0.2, band: 1500 },
  ],
};

/** A jewel is picked up. */
export const TREASURE: Sound = {
  tones: [
    { at: 0, pitch: 1320, lasts: 0.12, loud: 0.08, kind: "triangle" },
    { at: 0.07, pitch: 1760, lasts: 0.22, loud: 0.08, kind: "sine" },
  ],
};

/** The shutter of a camera, and the film moved on. */
export const SHUTTER: Sound = {
  tones: [{ at: 0.16, pitch: 300, to: 620, lasts: 0.2, loud: 0.04, kind: "sawtooth" }],
  rattles: [
    { at: 0, lasts: 0.025, loud: 0.42, band: 4200 },
    { at: 0.07, lasts: 0.035, loud: 0.34, band: 2600 },
    { at: 0.16, lasts: 0.22, loud: 0.07, band: 3000 },
  ],
};

/** Two beats, and the mountain answers. */
export const HEART: Sound = {
  tones: [
    { at: 0, pitch: 74, to: 52, lasts: 0.22, loud: 0.34 },
    { at: 0.26, pitch: 68, to: 46, lasts: 0.28, loud: 0.28 },
    { at: 0.6, pitch: 74, to: 52, lasts: 0.22, loud: 0.26 },
    { at: 0.86, pitch: 68, to: 46, lasts: 0.28, loud: 0.2 },
  ],
  rattles: [{ at: 0.5, lasts: 0.8, loud: 0.12, band: 180 }],
};

export const COPTER: Sound = {
  tones: [{ at: 0, pitch: 96, to: 128, lasts: 1.5, loud: 0.05, kind: "sawtooth" }],
  rattles: Array.from({ length: 13 }, (_, step) => ({
    at: step * 0.11,
    lasts: 0.09,
    loud: 0.06 + 0.2 * Math.sin((Math.PI * (step + 1)) / 14),
    band: 280,
  })),
};

/** Steps that go away in the dark. */
export const CAVE: Sound = {
  tones: [0, 0.2, 0.42].map((at, step) => ({
    at,
    pitch: 260 - step * 40,
    to: 180 - step * 30,
    lasts: 0.3,
    loud: 0.1 - step * 0.025,
    kind: "sine" as const,
  })),
};

/** Stone is turned on stone. */
export const GRIND: Sound = {
  tones: [{ at: 0, pitch: 58, to: 44, lasts: 0.7, loud: 0.12, kind: "sawtooth" }],
  rattles: [0, 0.14, 0.28, 0.44, 0.6].map((at) => ({ at, lasts: 0.2, loud: 0.16, band: 240 })),
};

/** A root creeps. */
export const CREAK: Sound = {
  tones: [{ at: 0, pitch: 180, to: 310, lasts: 0.35, loud: 0.06, kind: "sawtooth" }],
  rattles: [{ at: 0.02, lasts: 0.3, loud: 0.1, band: 900 }],
};

export const SOUVENIR: Sound = {
  tones: [
    { at: 0, pitch: 784, lasts: 0.14, loud: 0.07, kind: "triangle" },
    { at: 0.09, pitch: 1047, lasts: 0.2, loud: 0.07, kind: "triangle" },
  ],
};

/** The Maw swallows something. */
export const GULP: Sound = {
  tones: [
    { at: 0, pitch: 240, to: 80, lasts: 0.2, loud: 0.18 },
    { at: 0.18, pitch: 120, to: 60, lasts: 0.2, loud: 0.14 },
  ],
};

export const GROWL: Sound = {
  tones: [{ at: 0, pitch: 92, to: 64, lasts: 0.6, loud: 0.16, kind: "sawtooth" }],
  rattles: [{ at: 0, lasts: 0.55, loud: 0.14, band: 420 }],
};
