/** The colours of the island, and of the light by day and by night. */

export type Rgb = [number, number, number];

/** Of the ground, as painted. */
export const GROUND = {
  sand: [236, 212, 156] as Rgb,
  shore: [190, 163, 116] as Rgb,
  meadow: [164, 186, 92] as Rgb,
  grass: [112, 156, 70] as Rgb,
  jungle: [66, 116, 64] as Rgb,
  heath: [158, 132, 112] as Rgb,
  rock: [128, 108, 118] as Rgb,
  cliff: [96, 78, 86] as Rgb,
  ash: [74, 60, 66] as Rgb,
};

export const STONE = {
  light: "#b9aac6",
  lightEdge: "#6f6280",
  dark: "#4a5068",
  darkEdge: "#2c3040",
  start: "#b7a288",
  startEdge: "#7b6650",
  point: "#e7a274",
  pointEdge: "#7a2f1c",
  boulder: "#7d6d74",
  chip: "#b9a89a",
  basalt: "#51464f",
  basaltLight: "#74646c",
  verdigris: "#3f9a8c",
  rust: "#9a4c33",
  tooth: "#efe3c6",
  marble: "#d8452a",
  marbleStripe: "#ffc46b",
};

export const WOOD = {
  plank: "#b98a57",
  plankWorn: "#a0743f",
  post: "#6e4a2c",
  rope: "#d8c190",
  hull: "#9a4f32",
  sail: "#f4ead2",
};

export const LEAF = { palm: "#3f9150", palmLight: "#6fb556", trunk: "#8a6540", bush: "#4d8a48" };

export const GLOW = { ember: "#ff7a26", flame: "#ffc25a", mouth: "#ff5a1c" };

export const MARK = {
  choice: "#ffd257",
  near: "#fff4c9",
  path: "#fff8e6",
  way: "#ff9a3d",
  advised: "#7be0ff",
  rim: "#3a1408",
};

interface Light {
  sky: string;
  sea: string;
  hemisphere: [number, string, string];
  sun: [number, string];
  ember: number;
}

const DAY: Light = {
  sky: "#bfe3ee",
  sea: "#ffffff",
  hemisphere: [1.55, "#eaf6ff", "#c9a57c"],
  sun: [2.35, "#fff0d2"],
  ember: 26,
};

const NIGHT: Light = {
  sky: "#0d1a33",
  sea: "#6d84b4",
  hemisphere: [1.0, "#a9b6de", "#5f5058"],
  sun: [1.2, "#c9d5f6"],
  ember: 110,
};

export const lightOf = (dark: boolean): Light => (dark ? NIGHT : DAY);

/** Where the light comes from: east, up and south. */
export const SUN: [number, number, number] = [-0.56, 0.72, 0.41];
