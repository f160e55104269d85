// Made from the view and the page of the game by `python -m emberisle.server.http.typescript`.

export interface FigureView {
  owner: number;
  place: string | null;
  lies: string | null;
  lies_at: string[];
  x: number;
  y: number;
  heading: number;
  tokens: number[] | null;
  token_count: number;
  snapshots: [string, string][];
  heart: boolean;
  penny: boolean;
  idol: boolean;
  stung: boolean;
  last_turns: number | null;
}

export interface CurseView {
  mode: string;
  figure: number;
  turns: number;
  figures: FigureView[];
  facing: number;
  trees: [string, string][];
  slabs: [string, string][];
  snapshots: [string, string, number][];
  heart: string | null;
  idol_at: string | null;
  tiger: string | null;
  boulder: boolean;
  bees: boolean;
  maw: number[];
  penny_in_maw: boolean;
  scar: number;
  beside: number;
  tracker: [string, number][];
  drawable: number | null;
  needed: number | null;
  hand: [string, number][];
  hands: number[];
  deck: number;
  discard: [string, number][];
  souvenirs: string[];
  souvenirs_of: (string[] | null)[];
  souvenir_counts: number[];
  souvenir_deck: number;
  souvenirs_gone: string[];
  card: [string, number] | null;
  count: number;
  walk: string[];
  pit: string | null;
  flicked: string[];
  direction: number;
  exits: string[];
  globed: number[];
  copter: boolean;
  copter_called: boolean;
  points: number[];
  over: string;
}

export interface CurseSpace {
  x: number;
  y: number;
  z: number;
  angle: number;
  width: number;
  length: number;
  trail: string;
  region: string;
}

export interface CurseDeck {
  x: number;
  y: number;
  z: number;
  turn: number;
  pitch: number;
  length: number;
  top: number;
  ladder: boolean;
}

export interface CurseChute {
  kind: string;
  parent: string | null;
  line: [number, number, number][];
}

export interface CurseTree {
  x: number;
  y: number;
  gully: string;
  left: string;
  right: string;
  home: number;
  root: number;
  settings: [number, number, number];
}

export interface CursePit {
  x: number;
  y: number;
  outward: number;
}

export interface CurseScar {
  x: number;
  y: number;
  radius: number;
}

export interface CurseBoard {
  extent: [number, number, number, number];
  rows: number;
  columns: number;
  scale: number;
  outline: [number, number][];
  spaces: Record<string, CurseSpace>;
  joins: [string, string][];
  decks: Record<string, CurseDeck>;
  caves: Record<string, number>;
  slabs: string[];
  chutes: Record<string, CurseChute>;
  trees: Record<string, CurseTree>;
  pits: Record<string, CursePit>;
  scar: CurseScar;
  peak: [number, number];
  summit: number;
  exits: number[];
  heart: string;
  helipad: string;
  wreck: string;
  strengths: number[];
  degrees: number;
  rolls: boolean;
}

export interface CurseWords {
  places: Record<string, string>;
  trails: Record<string, string>;
  actions: Record<string, string>;
  action_texts: Record<string, string>;
  souvenirs: Record<string, string>;
  souvenir_texts: Record<string, string>;
}

export interface CurseTrack {
  kind: string;
  name: string;
  first: number;
  path: [number, number, number, number, number, number, number][];
}

export interface CurseFilm {
  tracks: CurseTrack[];
  touches: [number, string, string][];
}

export interface CurseOffer {
  by: number;
  to: number;
  give: string;
  take: string;
}

export interface CurseScore {
  sets: [number, number][][];
  heart: number;
  penny: number;
  idol: number;
  snapshots: number;
  cutlass: number;
  selfie: number;
  total: number;
}

export interface CurseScene {
  cards: number | null;
  passed: number | null;
  offer: CurseOffer | null;
  leads: Record<string, string>;
  scores: CurseScore[] | null;
}
