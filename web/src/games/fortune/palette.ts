/** The light of the room: night and day, on the Island and among zombies. */

import type { FeltColours } from "./felt";

export type Mood = "table" | "island" | "zombies";

export interface Palette {
  sky: string;
  ground: string;
  ambient: number;
  key: string;
  keyLight: number;
  lamp: string;
  lampLight: number;
  /** How strongly the air around a lamp glows. */
  halo: number;
  /** How the table is lit, which is far from the lamps. */
  glare: string;
  table: [string, string];
  tray: [string, string];
  felt: FeltColours;
}

const NIGHT: Palette = {
  sky: "#7f9fd0",
  ground: "#4a2a18",
  ambient: 1.25,
  key: "#ffc98d",
  keyLight: 2.5,
  lamp: "#ff8a3c",
  lampLight: 17,
  halo: 0.55,
  glare: "#cfa68a",
  table: ["#6b4a34", "#2a1a12"],
  tray: ["#a06a3a", "#4a2812"],
  felt: { felt: "#2c587a", deep: "#173650", keep: "#a9cdf2", roll: "#ff9a55", skulls: "#c9d3d8" },
};

const DAY: Palette = {
  sky: "#ffffff",
  ground: "#d8b98a",
  ambient: 1.75,
  key: "#fff3dd",
  keyLight: 2.4,
  lamp: "#ffab5c",
  lampLight: 8,
  halo: 0.2,
  glare: "#ffffff",
  table: ["#cda572", "#8d6335"],
  tray: ["#a86a36", "#5d3516"],
  felt: { felt: "#3f7078", deep: "#2c555e", keep: "#e4f2ff", roll: "#ffe0b8", skulls: "#eef3f2" },
};

const ISLAND_NIGHT: Partial<Palette> = {
  sky: "#6fd8ce",
  ground: "#123a48",
  key: "#a4efe8",
  lamp: "#35d6c3",
  glare: "#7db3b0",
};
const ISLAND_DAY: Partial<Palette> = {
  sky: "#d2f5ee",
  ground: "#9cc9c2",
  key: "#d8fff6",
  lamp: "#35d6c3",
  glare: "#b9e0d8",
};
const ZOMBIES: Partial<Palette> = {
  sky: "#9bbf6a",
  ground: "#2a1c3c",
  key: "#cfe59a",
  lamp: "#9adf4a",
  glare: "#8b9a72",
};

export function paletteOf(dark: boolean, mood: Mood): Palette {
  const base = dark ? NIGHT : DAY;
  if (mood === "island") return { ...base, ...(dark ? ISLAND_NIGHT : ISLAND_DAY) };
  return mood === "zombies" ? { ...base, ...ZOMBIES } : base;
}
