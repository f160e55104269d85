/** The colours of the isle by night and by day. */

export interface Palette {
  sea: [string, string];
  shallow: string;
  seam: string;
  wood: string;
  woodDark: string;
  sand: string;
  moss: string;
  rock: string;
  ash: string;
  palm: string;
  trunk: string;
  plank: string;
  jetty: string;
  sky: [number, string, string];
  sun: [number, string];
  /** How bright the crater shines on what is near, and how strong the glow over it is. */
  ember: number;
  glow: number;
}

const NIGHT: Palette = {
  sea: ["#1a4a7a", "#153f6b"],
  shallow: "#3fa3c4",
  seam: "#06152a",
  wood: "#a06a38",
  woodDark: "#55351c",
  sand: "#d2b07a",
  moss: "#6d8650",
  rock: "#6b5f68",
  ash: "#3d333c",
  palm: "#4f9a58",
  trunk: "#6d4a2c",
  plank: "#d0a06a",
  jetty: "#b3b0ac",
  sky: [1.95, "#d6e0ff", "#8a5a44"],
  sun: [2.1, "#e6ebff"],
  ember: 9,
  glow: 0.8,
};

const DAY: Palette = {
  sea: ["#4d9fc4", "#4393ba"],
  shallow: "#9fdcdc",
  seam: "#2d6f92",
  wood: "#c08a52",
  woodDark: "#8a5c31",
  sand: "#ecd6a2",
  moss: "#9dbb6a",
  rock: "#8f8076",
  ash: "#5b4f4c",
  palm: "#5d9e4c",
  trunk: "#8d6439",
  plank: "#d3a468",
  jetty: "#b4b5b8",
  sky: [1.7, "#ffffff", "#d9b98c"],
  sun: [2.1, "#fff0d0"],
  ember: 6,
  glow: 0.4,
};

export const paletteOf = (dark: boolean): Palette => (dark ? NIGHT : DAY);
