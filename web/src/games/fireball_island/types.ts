// Made from the view and the page of the game by `python -m emberisle.server.http.typescript`.

export interface Aim {
  way: string;
  hits: [number, number][];
}

export interface IslandView {
  turn: number | null;
  moment: "first" | "before" | "after" | "move" | "end" | "between";
  turns_owed: number;
  die: number;
  doubled: boolean;
  twice: boolean;
  ahead: number;
  seeking: boolean;
  places: string[];
  lying: boolean[];
  tokens: string[];
  jewel_owner: number | null;
  jewel_at: string | null;
  cards: number[];
  hand: string[];
  known: [number, string][];
  drawpile: number;
  discard: string[];
  played: [number, string][];
  walk: string[];
  way: string | null;
  roller: number | null;
  targets: number[];
  aims: Aim[];
  pushed_back: [number, number][];
  distances: number[];
  winner: number | null;
}

export interface IslandScene {
  places: string[];
}

export interface IslandSpace {
  x: number;
  y: number;
  z: number;
  width: number;
  length: number;
  angle: number;
  trail: string;
  dark: boolean;
  stand: [number, number, number];
}

export interface IslandCave {
  x: number;
  y: number;
  z: number;
  beside: string | null;
}

export interface IslandPit {
  x: number;
  y: number;
  z: number;
  radius: number;
  rock_chip: string;
}

export interface IslandBridge {
  ends: [[number, number, number], [number, number, number]];
  deck_width: number;
}

export interface IslandRock {
  x: number;
  y: number;
  z: number;
  radius: number;
  height: number;
}

export interface IslandWay {
  id: string;
  ball: string;
  line: [number, number, number][];
  gates: IslandRock[];
}

export interface IslandIdol {
  base: [number, number, number];
  base_radius: number;
  summit_z: number;
}

export interface IslandPool {
  outline: [number, number][];
  z: number;
}

export interface IslandBoard {
  extent: [number, number, number, number];
  rows: number;
  columns: number;
  scale: number;
  spaces: Record<string, IslandSpace>;
  joins: [string, string][];
  caves: Record<string, IslandCave>;
  pits: Record<string, IslandPit>;
  bridges: Record<string, IslandBridge>;
  perches: Record<string, [number, number, number]>;
  ways: IslandWay[];
  features: Record<string, [number, number, number]>;
  outlines: Record<string, [number, number][]>;
  idol: IslandIdol;
  pool: IslandPool;
}

export interface IslandCard {
  title: string;
  effect: string;
}

export interface IslandHit {
  seat: number;
  ms: number;
}

export interface IslandPath {
  path: [number, number, number][];
  hits: IslandHit[];
}
