/** The three regions of the island, and the colours of their ground. */

import { mixed } from "../../modelIsland/painting";
import type { Rgb } from "../../modelIsland/palette";
import { noise, smooth } from "../../noise";

/** Where one region ends and the next begins, to the east. */
const BORDERS: [number, number] = [31.5, 64.5];
const FADE = 5;
const RAGGED = 5;

export type Region = "scarside" | "summit" | "beachside";

/** How much of a place belongs to Scarside and to Beachside; the rest is the Summit. Borders are ragged. */
export function sharesAt(x: number, y: number): [number, number] {
  const across = x + RAGGED * (noise(x * 0.14 + 9, y * 0.14) - 0.5) + 2 * (noise(x * 0.5, y * 0.5) - 0.5);
  return [smooth((BORDERS[0] - across) / FADE + 0.5), smooth((across - BORDERS[1]) / FADE + 0.5)];
}

/** The region to which most of a place belongs. */
export function regionAt(x: number, y: number): Region {
  const [scarside, beachside] = sharesAt(x, y);
  return scarside > 0.5 ? "scarside" : beachside > 0.5 ? "beachside" : "summit";
}

/** What the ground is like somewhere. */
export interface Lie {
  x: number;
  y: number;
  /** Above the sea. */
  height: number;
  /** How much it rises for each centimetre. */
  steep: number;
  /** How far Vul-Kar is. */
  peak: number;
}

const SCARSIDE = {
  wet: [52, 47, 52] as Rgb,
  sand: [98, 89, 88] as Rgb,
  ash: [84, 75, 78] as Rgb,
  pale: [134, 123, 121] as Rgb,
  obsidian: [44, 38, 52] as Rgb,
  sulphur: [176, 142, 72] as Rgb,
  moss: [104, 104, 70] as Rgb,
  cliff: [60, 49, 54] as Rgb,
  rust: [124, 76, 60] as Rgb,
};

const SUMMIT = {
  shore: [206, 184, 132] as Rgb,
  grass: [116, 162, 74] as Rgb,
  jungle: [58, 112, 60] as Rgb,
  heath: [150, 136, 84] as Rgb,
  earth: [154, 108, 82] as Rgb,
  basalt: [90, 68, 68] as Rgb,
  cliff: [104, 80, 76] as Rgb,
  layer: [172, 128, 98] as Rgb,
};

const BEACHSIDE = {
  wet: [222, 192, 138] as Rgb,
  sand: [252, 229, 172] as Rgb,
  dune: [240, 210, 148] as Rgb,
  turf: [190, 212, 104] as Rgb,
  lawn: [136, 190, 84] as Rgb,
  cliff: [214, 172, 120] as Rgb,
  layer: [240, 206, 156] as Rgb,
};

const REEF = {
  wet: [122, 104, 98] as Rgb,
  stone: [176, 152, 130] as Rgb,
  pale: [226, 206, 172] as Rgb,
};
const CORALS: Rgb[] = [
  [224, 124, 112],
  [168, 112, 160],
  [240, 172, 100],
  [120, 164, 120],
];

/** Hills and hollows without the squares that plain noise would show. */
function warped(x: number, y: number, scale: number, seed: number): number {
  const east = x + 1.1 * y * 0.4 + (1.2 / scale) * (noise(x * scale * 1.7 + seed, y * scale * 1.7) - 0.5);
  const south = y - 0.44 * x + (1.2 / scale) * (noise(y * scale * 1.7, x * scale * 1.7 + seed) - 0.5);
  return noise(east * scale + seed, south * scale + 2 * seed);
}

/** Grain at two sizes, each from 0 to 1. */
function grains(x: number, y: number): { broad: number; fine: number } {
  return {
    broad: warped(x, y, 0.2, 3),
    fine: noise(x * 1.3, y * 1.3) * 0.6 + noise(x * 3.7, y * 3.7) * 0.4,
  };
}

export function groundAt(lie: Lie): Rgb {
  const { broad, fine } = grains(lie.x, lie.y);
  const [scarside, beachside] = sharesAt(lie.x, lie.y);
  let colour: Rgb = scarside + beachside < 1 ? summit(lie, broad, fine) : [0, 0, 0];
  if (scarside > 0) colour = mixed(colour, ashen(lie, broad, fine), scarside);
  if (beachside > 0) colour = mixed(colour, sunny(lie, broad, fine), beachside);
  const grain = 0.88 + 0.24 * fine;
  return [colour[0] * grain, colour[1] * grain, colour[2] * grain];
}

/** Black sand, ash with fields of obsidian, sulphur here and there, and dead moss. */
function ashen({ x, y, height, steep }: Lie, broad: number, fine: number): Rgb {
  const level = height + 1.4 * (broad - 0.5) + 0.7 * (fine - 0.5);
  let colour = mixed(SCARSIDE.wet, SCARSIDE.sand, smooth((height - 0.1) / 0.9));
  colour = mixed(colour, SCARSIDE.ash, smooth((level - 1.6) / 1.2));
  colour = mixed(colour, SCARSIDE.pale, 0.75 * smooth((warped(x, y, 0.26, 7) - 0.55) / 0.2));
  colour = mixed(colour, SCARSIDE.obsidian, smooth((broad + 0.25 * (fine - 0.5) - 0.47) / 0.12));
  colour = mixed(colour, SCARSIDE.moss, 0.45 * smooth((warped(x, y, 0.15, 31) - 0.66) / 0.16));
  colour = mixed(
    colour,
    SCARSIDE.sulphur,
    0.6 * smooth((warped(x, y, 0.34, 50) + 0.2 * (fine - 0.5) - 0.8) / 0.1),
  );
  const layers = 0.5 + 0.5 * Math.sin(height * 5 + 8 * broad + 2 * fine);
  const cliff = mixed(SCARSIDE.cliff, SCARSIDE.rust, 0.5 * layers);
  return mixed(colour, cliff, smooth((steep - 0.7 + 0.3 * (fine - 0.5)) / 0.6));
}

/** Jungle at the foot, then heath and earth, and burnt rock up to Vul-Kar. */
function summit({ height, steep, peak }: Lie, broad: number, fine: number): Rgb {
  const level = height + 1.6 * (broad - 0.5) + 0.8 * (fine - 0.5);
  let colour = mixed(SUMMIT.shore, SUMMIT.grass, smooth((level - 0.7) / 0.8));
  colour = mixed(colour, SUMMIT.jungle, smooth((broad - 0.42) / 0.2) * smooth((level - 1.4) / 1));
  colour = mixed(colour, SUMMIT.heath, smooth((level - 6.2) / 1.4));
  colour = mixed(colour, SUMMIT.earth, smooth((level - 7.6) / 1.3));
  const cinders = smooth((11.5 - peak + 5 * (fine - 0.5) + 4 * (broad - 0.5)) / 6);
  colour = mixed(colour, SUMMIT.basalt, 0.92 * cinders);
  const layers = 0.5 + 0.5 * Math.sin(height * 4.2 + 9 * broad + 2.4 * fine);
  const cliff = mixed(SUMMIT.cliff, SUMMIT.layer, 0.55 * layers);
  return mixed(colour, cliff, smooth((steep - 0.8 + 0.3 * (fine - 0.5)) / 0.6) * (1 - 0.6 * cinders));
}

/** Bright sand far inland, and turf. */
function sunny({ x, y, height, steep }: Lie, broad: number, fine: number): Rgb {
  const level = height + 2.2 * (broad - 0.5) + 0.8 * (fine - 0.5);
  let colour = mixed(BEACHSIDE.wet, BEACHSIDE.sand, smooth((height - 0.05) / 0.6));
  colour = mixed(colour, BEACHSIDE.dune, 0.8 * smooth((warped(x, y, 0.5, 11) - 0.5) / 0.25));
  colour = mixed(colour, BEACHSIDE.turf, smooth((level - 4.3) / 1.1));
  colour = mixed(
    colour,
    BEACHSIDE.lawn,
    smooth((level - 5.8) / 1.6) * (0.55 + 0.45 * smooth((broad - 0.4) / 0.3)),
  );
  const layers = 0.5 + 0.5 * Math.sin(height * 5 + 6 * broad);
  const cliff = mixed(BEACHSIDE.cliff, BEACHSIDE.layer, 0.6 * layers);
  return mixed(colour, cliff, smooth((steep - 0.9 + 0.3 * (fine - 0.5)) / 0.6));
}

/** Stone in layers, wet at the foot and pale at the top, with corals in between; on Scarside it is dark. */
export function reefAt({ x, y, height, steep }: Omit<Lie, "peak">): Rgb {
  const [fine, patch] = [noise(x * 2.7, y * 2.7), warped(x, y, 0.42, 70)];
  const kind = CORALS[Math.floor(warped(x, y, 0.16, 40) * (CORALS.length - 0.01))] ?? REEF.pale;
  let colour = mixed(REEF.wet, REEF.stone, smooth((height - 0.15) / 0.6));
  colour = mixed(colour, REEF.pale, smooth((height - 1.7 + 0.8 * (fine - 0.5)) / 1.1));
  const layers = 0.5 + 0.5 * Math.sin(height * 7 + 5 * patch);
  colour = mixed(colour, REEF.wet, 0.3 * layers);
  colour = mixed(
    colour,
    kind,
    0.8 * smooth((patch + 0.4 * (fine - 0.5) - 0.55) / 0.12) * smooth((2.4 - steep) / 1.2),
  );
  colour = mixed(colour, mixed(SCARSIDE.obsidian, SCARSIDE.pale, 0.45 * layers), 0.85 * sharesAt(x, y)[0]);
  const grain = 0.82 + 0.36 * fine;
  return [colour[0] * grain, colour[1] * grain, colour[2] * grain];
}
