/** The sounds of the table, made on the spot from noise and a few sine waves. */

import { settings } from "./settings";

export type SoundName =
  | "dice"
  | "tile"
  | "hop"
  | "win"
  | "lose"
  | "turn"
  | "knock"
  | "hub"
  | "roll"
  | "hit"
  | "splash"
  | "spit";

interface Tone {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
  kind?: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
}

interface Rattle {
  at: number;
  lasts: number;
  loud: number;
  /** The middle of the band of noise, in hertz. */
  band: number;
}

const TONES: Record<SoundName, Tone[]> = {
  dice: [],
  tile: [{ at: 0, pitch: 420, to: 260, lasts: 0.06, loud: 0.18, kind: "triangle" }],
  hop: [{ at: 0, pitch: 330, to: 520, lasts: 0.09, loud: 0.16, kind: "sine" }],
  win: [523, 659, 784, 1047].map((pitch, step) => ({
    at: step * 0.13,
    pitch,
    lasts: 0.35,
    loud: 0.16,
    kind: "triangle" as const,
  })),
  lose: [392, 330, 262].map((pitch, step) => ({ at: step * 0.18, pitch, lasts: 0.4, loud: 0.13 })),
  turn: [
    { at: 0, pitch: 660, lasts: 0.18, loud: 0.12 },
    { at: 0.12, pitch: 880, lasts: 0.3, loud: 0.12 },
  ],
  knock: [
    { at: 0, pitch: 150, to: 90, lasts: 0.09, loud: 0.35, kind: "triangle" },
    { at: 0.16, pitch: 150, to: 90, lasts: 0.09, loud: 0.35, kind: "triangle" },
  ],
  hub: [{ at: 0, pitch: 110, to: 220, lasts: 0.5, loud: 0.2, kind: "sawtooth" }],
  roll: [{ at: 0, pitch: 92, to: 74, lasts: 0.16, loud: 0.12, kind: "triangle" }],
  hit: [
    { at: 0, pitch: 880, to: 420, lasts: 0.07, loud: 0.2, kind: "triangle" },
    { at: 0.05, pitch: 260, to: 900, lasts: 0.4, loud: 0.09, kind: "sine" },
  ],
  splash: [{ at: 0, pitch: 240, to: 70, lasts: 0.18, loud: 0.2, kind: "sine" }],
  spit: [{ at: 0, pitch: 70, to: 180, lasts: 0.35, loud: 0.24, kind: "sawtooth" }],
};

const RATTLES: Partial<Record<SoundName, Rattle[]>> = {
  dice: [0, 0.07, 0.12, 0.2, 0.26, 0.35, 0.47].map((at, step) => ({
    at,
    lasts: 0.045,
    loud: 0.4 - step * 0.035,
    band: 1800 + (step % 3) * 700,
  })),
  tile: [{ at: 0, lasts: 0.05, loud: 0.3, band: 1400 }],
  knock: [
    { at: 0, lasts: 0.04, loud: 0.25, band: 500 },
    { at: 0.16, lasts: 0.04, loud: 0.25, band: 500 },
  ],
  hub: [{ at: 0.05, lasts: 0.6, loud: 0.18, band: 300 }],
  roll: [
    { at: 0, lasts: 0.22, loud: 0.2, band: 240 },
    { at: 0.03, lasts: 0.05, loud: 0.07, band: 2100 },
  ],
  hit: [{ at: 0, lasts: 0.06, loud: 0.45, band: 2400 }],
  splash: [
    { at: 0, lasts: 0.5, loud: 0.4, band: 900 },
    { at: 0.12, lasts: 0.45, loud: 0.22, band: 2600 },
  ],
  spit: [{ at: 0.1, lasts: 0.45, loud: 0.32, band: 420 }],
};

let room: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function open(): AudioContext {
  room ??= new AudioContext();
  if (room.state === "suspended") void room.resume();
  return room;
}

function noiseIn(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const wave = noise.getChannelData(0);
  for (let step = 0; step < wave.length; step += 1) wave[step] = Math.random() * 2 - 1;
  return noise;
}

function fading(context: AudioContext, start: number, loud: number, lasts: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  gain.connect(context.destination);
  return gain;
}

function ring(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const wave = context.createOscillator();
  wave.type = tone.kind ?? "sine";
  wave.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to !== undefined) wave.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
  wave.connect(fading(context, start, tone.loud, tone.lasts));
  wave.start(start);
  wave.stop(start + tone.lasts);
}

function rattle(context: AudioContext, { at, lasts, loud, band }: Rattle): void {
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = noiseIn(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = band;
  source.connect(filter);
  filter.connect(fading(context, start, loud, lasts));
  source.start(start, Math.random() * 0.5, lasts);
}

/** Let a sound be heard, unless the page is muted. */
export function sound(name: SoundName): void {
  if (!settings.get().sound || typeof AudioContext === "undefined") return;
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers let nothing be heard before a tap
  const context = open();
  for (const tone of TONES[name]) ring(context, tone);
  for (const piece of RATTLES[name] ?? []) rattle(context, piece);
}
