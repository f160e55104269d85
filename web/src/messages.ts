// Made from src/emberisle/server/messages.py by `python -m emberisle.server.typescript`.

// biome-ignore lint/suspicious/noExplicitAny: a move's notation is the game's own

export type Notation = any;

export interface Choice {
  value: Notation;
  text: string;
}

export interface OptionPicture {
  name: string;
  rule: string;
  text: string;
  choices: Choice[];
  span: [number, number] | null;
  usual: Notation;
}

export interface About {
  command: string;
}

export interface GamePicture {
  id: string;
  title: string;
  summary: string;
  fewest: number;
  most: number;
  levels: string[];
  usual_level: string;
  unit: string;
  fewest_points_win: boolean;
  points_decide: boolean;
  secrets: boolean;
  reactions: boolean;
  lessons: number;
  options: OptionPicture[];
}

export interface Clause {
  rule: string;
  text: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

export interface Rulebook {
  game: string;
  title: string;
  chapters: Chapter[];
}

export interface Clocks {
  move: number | null;
  match: number | null;
  react: 2 | 3 | 5 | 10;
}

export interface ChairPicture {
  name: string;
  person: string | null;
  level: string | null;
  minded: boolean;
  here: boolean;
  clock: number | null;
  words: boolean;
  stands_down: boolean;
}

export interface Proposal {
  what: "undo";
  by: number;
  agreed: number[];
  waiting: number[];
}

export interface RoomPicture {
  code: string;
  sequence: number;
  game: string;
  options: Record<string, Notation>;
  chairs: ChairPicture[];
  host: string;
  public: boolean;
  stage: "lobby" | "playing" | "over";
  paused: boolean;
  clocks: Clocks;
  commitment: string;
  words: string[];
  match: string | null;
  round: number;
  move_ends: number | null;
  proposal: Proposal | null;
  watchers: number;
  can_undo: boolean;
}

export interface You {
  person: string;
  name: string;
  host: boolean;
  chairs: number[];
}

export interface Move {
  move: Notation;
  label: string;
}

export interface Line {
  text: string;
  rule: string;
  what: string;
  facts: Notation[];
  inputs: number;
}

export interface Picture {
  game: string;
  seat: number | null;
  to_move: number | null;
  question: string;
  asks: string;
  rule: string;
  moves: Move[];
  scores: number[];
  over: boolean;
  winners: number[];
  table: Notation;
  scene: Notation;
  inputs: number;
}

export interface OpenWindow {
  asks: string;
  inputs: number;
  closes_in: number | null;
  lasts: number;
  chair: number | null;
  moves: Move[];
  passing: Notation;
  turn_of: number | null;
  answer: Notation;
}

export interface Frame {
  picture: Picture;
  lines: Line[];
}

export interface Said {
  by: string;
  chair: number | null;
  text: string;
  kind: "chat" | "remark";
  inputs: number;
  at: number;
}

export interface FortuneScene {
  effect: string;
  standing: [string, number][];
}

export interface PlacedTile {
  tile: string;
  x: number;
  y: number;
  turn: number;
  first: string;
  second: string;
  apart: boolean;
  root: [number, number];
}

export interface PlaceForTile {
  tile: string;
  shows: number;
  x: number;
  y: number;
  turn: number;
  root: [number, number];
  double: [number, number, number];
}

export interface WildfireScene {
  placed: PlacedTile[];
  openings: PlaceForTile[];
  owed: string;
  unfit: Record<string, string>;
}

export interface BoardSquare {
  kind: string;
  title: string;
  effect: string;
  rule: string;
  x: number;
  y: number;
}

export interface BoardPicture {
  name: string;
  title: string;
  piece: [number, number];
  path: BoardSquare[];
  detour: BoardSquare[];
}

export interface BattleScene {
  chances: number[];
}

export interface IslandScene {
  places: string[];
}

export interface IslandCard {
  title: string;
  effect: string;
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

export interface IslandHit {
  seat: number;
  ms: number;
}

export interface IslandPath {
  path: [number, number, number][];
  hits: IslandHit[];
}

export interface Hello {
  type: "hello";
  token?: string | null;
  language?: "en" | "de";
}

export interface Speak {
  type: "speak";
  id: string;
  language: "en" | "de";
}

export interface Sit {
  type: "sit";
  id: string;
  chair: number;
  name: string;
}

export interface Stand {
  type: "stand";
  id: string;
  chair: number;
}

export interface SeatBot {
  type: "seat_bot";
  id: string;
  chair: number;
  level: string;
}

export interface Dismiss {
  type: "dismiss";
  id: string;
  chair: number;
}

export interface Arrange {
  type: "arrange";
  id: string;
  seats?: number | null;
  options?: Record<string, Notation> | null;
  clocks?: Clocks | null;
  public?: boolean | null;
}

export interface AddWords {
  type: "add_words";
  id: string;
  chair: number;
  words: string;
}

export interface Begin {
  type: "begin";
  id: string;
}

export interface Play {
  type: "play";
  id: string;
  chair: number;
  moves: Notation[];
  inputs: number;
}

export interface React {
  type: "react";
  id: string;
  chair: number;
  move: Notation;
  inputs: number;
}

export interface StandDown {
  type: "stand_down";
  id: string;
  chair: number;
  down: boolean;
}

export interface WhyNot {
  type: "why_not";
  id: string;
  chair: number;
  moves: Notation[];
}

export interface Hint {
  type: "hint";
  id: string;
  chair: number;
}

export interface Look {
  type: "look";
  id: string;
  chair: number | null;
}

export interface Undo {
  type: "undo";
  id: string;
  chair: number;
}

export interface Answer {
  type: "answer";
  id: string;
  chair: number;
  agree: boolean;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
  chair?: number | null;
}

export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Welcome {
  type: "welcome";
  you: You | null;
  room: RoomPicture;
  picture: Picture | null;
  curtain: number | null;
  window: OpenWindow | null;
  story: Line[];
  said: Said[];
}

export interface News {
  type: "news";
  room: RoomPicture;
  you: You | null;
  frames: Frame[];
  curtain: number | null;
  window: OpenWindow | null;
  said: Said[];
  retold: Line[] | null;
}

export interface Done {
  type: "done";
  id: string;
}

export interface RefusedMove {
  rule: string;
  reason: string;
  instead: Move[];
}

export interface Refused {
  type: "refused";
  id: string | null;
  why: "malformed" | "too_fast" | "bad_token" | "not_allowed" | "stale" | "not_your_turn" | "illegal" | "over" | "paused";
  text: string;
  refusal: RefusedMove | null;
}

export interface Advised {
  moves: Notation[];
  text: string;
  expected: number | null;
  risk: number | null;
  chance: number | null;
  chances: number[] | null;
}

export interface Advice {
  type: "advice";
  id: string;
  inputs: number;
  choices: Advised[];
  others: number;
}

export interface WhyNotAnswer {
  type: "why_not_answer";
  id: string;
  refusal: RefusedMove | null;
}

export interface Pong {
  type: "pong";
  id: string;
}

export interface OpenRoom {
  game: string;
  name: string;
  seats?: number | null;
  options?: Record<string, Notation>;
  play_now?: boolean;
  level?: string | null;
  public?: boolean;
}

export interface ComeIn {
  name: string;
}

export interface Admission {
  code: string;
  person: string;
  token: string;
}

export interface RoomSummary {
  code: string;
  game: string;
  stage: "lobby" | "playing" | "over";
  seats: number;
  taken: number;
  people: string[];
  turn: string | null;
}

export interface MatchSummary {
  id: string;
  game: string;
  players: string[];
  scores: number[];
  winners: number[];
  options: Record<string, Notation>;
  commitment: string;
  words: string[];
  ended: number;
}

export interface Replay {
  match: MatchSummary;
  seat: number | null;
  frames: Frame[];
  said: Said[];
}

export interface LessonStep {
  game: string;
  step: number;
  steps: number;
  title: string;
  text: string;
  task: string;
  picture: Picture;
  done: boolean;
  missed: boolean;
  names: string[];
  frames: Frame[];
  refusal: RefusedMove | null;
}

export interface TryLesson {
  moves?: Notation[][];
}

export interface Problem {
  detail: string;
}

export interface FortuneView {
  totals: number[];
  finish_line: number;
  turn: number;
  card: string;
  dice: string;
  chest: string;
  in_hand: number;
  skulls: number;
  rolls: number;
  spell: boolean;
  standing: number;
  final_round: boolean;
  last_turns: number;
  unseen: Record<string, number>;
  coming: string[];
}

export interface OpenEnd {
  tile: string;
  shows: number;
  openings: number;
}

export interface Owed {
  tile: string;
  number: number;
  called: boolean;
  plays: number;
  seat: number;
  passes_to: number;
  doubles: string;
  words: string;
}

export interface WildfireView {
  totals: number[];
  sheet: number[][];
  limit: number;
  rounds: number;
  round: number;
  dealer: number;
  turn: number;
  hand: string[];
  unfit: Record<string, string>;
  tiles: number[];
  pile: number;
  drawn: boolean;
  chain: Notation[];
  ends: OpenEnd[];
  owed: Owed | null;
  knocked: boolean[];
  skips: boolean[];
  lacking: number[][];
  shown: string[][];
}

export interface BattleView {
  board: string;
  pieces: string[];
  round: number;
  places: number[];
  ranks: number[];
  turn: number | null;
  dice: number[];
  squares: number[];
  detour: (number | null)[];
  beaten: number[][];
  facing: number[];
  winner: number | null;
}

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

export type Asked = Hello | Speak | Sit | Stand | SeatBot | Dismiss | Arrange | AddWords | Begin | Play | WhyNot | Hint | Look | Undo | Answer | Chat | Pause | Rematch | Ping | React | StandDown;

export type Spoken = Welcome | News | Done | Refused | Advice | WhyNotAnswer | Pong;
