/** The signs on the faces of the dice, as layers of paths in a square of 100; drawn on canvas and in SVG alike. */

export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

export type Face = "C" | "D" | "K" | "M" | "P" | "S";

export const FACES: readonly Face[] = ["C", "D", "K", "M", "P", "S"];

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const BONE = "#f6ead2";
const INK = "#211820";

const COIN: Layer[] = [
  { d: disc(50, 50, 38), fill: "#e9a61d", stroke: "#7c4c06", width: 4 },
  { d: disc(50, 50, 29), stroke: "#a86c0c", width: 3 },
  {
    d: "M51 25 C61 37 68 46 65 60 C63 70 56 75 50 75 C42 75 34 70 35 58 C36 50 42 46 43 37 C48 41 50 46 49 52 C54 47 54 35 51 25Z",
    fill: "#7c4c06",
  },
  { d: "M50 55 C55 61 56 70 50 71 C44 70 45 62 50 55Z", fill: "#ffd766" },
];

const DIAMOND: Layer[] = [
  { d: "M29 22 H71 L90 44 L50 90 L10 44 Z", fill: "#1fa9c4", stroke: "#084556", width: 4 },
  { d: "M29 22 L37 44 H10Z", fill: "#a5edf5" },
  { d: "M50 22 L63 44 H37Z", fill: "#6fd6e6" },
  { d: "M37 44 H63 L50 90Z", fill: "#3fc3d8" },
  {
    d: "M10 44 H90 M29 22 L37 44 L50 90 L63 44 L71 22 M37 44 L50 22 L63 44",
    stroke: "#084556",
    width: 2.6,
  },
];

const SKULL: Layer[] = [
  {
    d: "M50 10 C25 10 11 27 12 47 C12 58 17 64 26 69 L27 83 C27 88 31 91 35 91 H65 C69 91 73 88 73 83 L74 69 C83 64 88 58 88 47 C89 27 75 10 50 10Z",
    fill: INK,
  },
  { d: disc(33, 46, 11.5), fill: BONE },
  { d: disc(67, 46, 11.5), fill: BONE },
  { d: disc(35, 48, 4.2), fill: "#c2301c" },
  { d: disc(65, 48, 4.2), fill: "#c2301c" },
  { d: "M50 57 L43.5 69 H56.5Z", fill: BONE },
  { d: "M39 76 V91 M50 76 V91 M61 76 V91", stroke: BONE, width: 4 },
];

const MONKEY: Layer[] = [
  { d: disc(17, 48, 13), fill: "#7b4120" },
  { d: disc(83, 48, 13), fill: "#7b4120" },
  { d: disc(17, 48, 7), fill: "#e3a878" },
  { d: disc(83, 48, 7), fill: "#e3a878" },
  {
    d: "M50 10 C70 10 82 26 82 48 C82 74 68 90 50 90 C32 90 18 74 18 48 C18 26 30 10 50 10Z",
    fill: "#7b4120",
  },
  {
    d: "M50 36 C42 24 25 29 27 45 C28 53 34 55 31 64 C30 78 39 86 50 86 C61 86 70 78 69 64 C66 55 72 53 73 45 C75 29 58 24 50 36Z",
    fill: "#f0c393",
  },
  { d: disc(39, 45, 5), fill: INK },
  { d: disc(61, 45, 5), fill: INK },
  { d: "M46 60 L50 63 L54 60", stroke: INK, width: 3 },
  { d: "M37 70 Q50 82 63 70", stroke: INK, width: 4 },
];

const PARROT: Layer[] = [
  {
    d: "M38 20 C30 6 18 6 12 12 C20 14 22 20 24 26 C16 24 10 28 9 34 C18 33 24 36 28 40Z",
    fill: "#d4321f",
  },
  {
    d: "M20 92 C14 64 16 14 50 12 C70 11 78 24 77 36 C71 40 65 46 64 54 C66 68 63 82 60 92Z",
    fill: "#219146",
    stroke: "#0c4a22",
    width: 3,
  },
  { d: "M23 92 C20 72 30 60 48 58 C54 72 50 84 44 92Z", fill: "#d4321f" },
  {
    d: "M64 27 C84 22 96 40 86 66 C80 56 71 54 62 50 C58 42 60 33 64 27Z",
    fill: "#f0aa20",
    stroke: "#7c4c06",
    width: 3,
  },
  { d: disc(51, 33, 8.5), fill: "#fffaf0" },
  { d: disc(53, 33, 4.2), fill: INK },
];

const SWORD: Layer[] = [
  { d: "M88 10 L86 25 L44 68 L32 56 L74 13Z", fill: "#8fa8d4", stroke: "#1e2f5c", width: 3.4 },
  { d: "M84 14 L39 61", stroke: "#1e2f5c", width: 2.6 },
  { d: "M22 50 L50 78 L44 84 L16 56Z", fill: "#2b4ea3", stroke: "#14244f", width: 3 },
  { d: "M31 64 L36 69 L22 84 L16 78Z", fill: "#6d3420" },
  { d: disc(16, 84, 8), fill: "#2b4ea3", stroke: "#14244f", width: 3 },
];

export const SIGNS: Record<Face, Layer[]> = {
  C: COIN,
  D: DIAMOND,
  K: SKULL,
  M: MONKEY,
  P: PARROT,
  S: SWORD,
};
