/** The sounds of the table, made on the spot from noise and a few sine waves. */

import { settings } from "./settings";

/** What can be heard at any table; what only one game has is in its folder. */
export type SoundName = "dice" | "tile" | "hop" | "rumble" | "turn" | "win" | "lose";

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

export interface Sound {
  tones?: Tone[];
  rattles?: Rattle[];
}

const SOUNDS: Record<SoundName, Sound> = {
  dice: {
    rattles: [0, 0.07, 0.12, 0.2, 0.26, 0.35, 0.47].map((at, step) => ({
      at,
      lasts: 0.045,
      loud: 0.4 - step * 0.035,
      band: 1800 + (step % 3) * 700,
    })),
  },
  tile: {
    tones: [{ at: 0, pitch: 420, to: 260, lasts: 0.06, loud: 0.18, kind: "triangle" }],
    rattles: [{ at: 0, lasts: 0.05, loud: 0.3, band: 1400 }],
  },
  hop: { tones: [{ at: 0, pitch: 330, to: 520, lasts: 0.09, loud: 0.16, kind: "sine" }] },
  rumble: {
    tones: [{ at: 0, pitch: 110, to: 220, lasts: 0.5, loud: 0.2, kind: "sawtooth" }],
    rattles: [{ at: 0.05, lasts: 0.6, loud: 0.18, band: 300 }],
  },
  turn: {
    tones: [
      { at: 0, pitch: 660, lasts: 0.18, loud: 0.12 },
      { at: 0.12, pitch: 880, lasts: 0.3, loud: 0.12 },
    ],
  },
  win: {
    tones: [523, 659, 784, 1047].map((pitch, step) => ({
      at: step * 0.13,
      pitch,
      lasts: 0.35,
      loud: 0.16,
      kind: "triangle" as const,
    })),
  },
  lose: {
    tones: [392, 330, 262].map((pitch, step) => ({ at: step * 0.18, pitch, lasts: 0.4, loud: 0.13 })),
  },
};

let speaker: AudioContext | null = null;
let volume: GainNode | null = null;
let noise: AudioBuffer | null = null;

function open(): AudioContext {
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") void speaker.resume();
  return speaker;
}

/** Where all sounds go through, so loud as the settings say. */
function volumeIn(context: AudioContext): GainNode {
  if (volume === null) {
    volume = context.createGain();
    volume.connect(context.destination);
  }
  volume.gain.value = loudness(settings.get().volume);
  return volume;
}

/** Ears hear by powers: half of the way is half as loud only if it is much less of the wave. */
export const loudness = (set: number): number => 2 * Math.min(1, Math.max(0, set)) ** 2;

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
  gain.connect(volumeIn(context));
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

/** Let a sound be heard as loud as is set, unless the page is muted. */
export function sound(heard: SoundName | Sound): void {
  if (!settings.get().sound || typeof AudioContext === "undefined") return;
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers let nothing be heard before a tap
  const context = open();
  const { tones = [], rattles = [] } = typeof heard === "string" ? SOUNDS[heard] : heard;
  for (const tone of tones) ring(context, tone);
  for (const piece of rattles) rattle(context, piece);
}
