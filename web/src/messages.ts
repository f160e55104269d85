// Made from src/emberisle/server/messages/ by `python -m emberisle.server.http.typescript`.

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
  primary: boolean;
}

export interface ErratumPicture {
  version: number;
  rule: string;
  text: string;
}

export interface About {
  command: string;
  grace: number;
  workbench_games: number;
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
  unit_one: string;
  fewest_points_win: boolean;
  points_decide: boolean;
  all_may_lose: boolean;
  secrets: boolean;
  reactions: boolean;
  obvious: Record<string, string[]> | null;
  lessons: number;
  options: OptionPicture[];
  errata: ErratumPicture[];
}

export interface RulePicture {
  name: string;
  title: string;
  width: number;
  height: number;
}

export interface Clause {
  rule: string;
  text: string;
  pictures: RulePicture[];
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

export interface Frame {
  picture: Picture;
  lines: Line[];
  lasts: number;
  happening: string;
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

export interface Said {
  by: string;
  chair: number | null;
  text: string;
  kind: "chat" | "emote" | "remark";
  inputs: number;
  at: number;
  emote: "laugh" | "cheer" | "wow" | "sad" | "grumble" | "think" | "love" | "wave" | null;
}

export interface RefusedMove {
  rule: string;
  reason: string;
  instead: Move[];
}

export interface OpenRoom {
  game: string;
  name: string;
  seats?: number | null;
  options?: Record<string, Notation>;
  play_now?: boolean;
  level?: string | null;
  public?: boolean;
  avatar?: "lantern" | "compass" | "crab" | "whale" | "toucan" | "hibiscus" | "palm" | "shell" | "octopus" | "moon" | "anchor" | "ship" | null;
}

export interface ComeIn {
  name: string;
  invitation?: string;
  bot?: boolean;
}

export interface GoOn {
  token: string;
}

export interface Admission {
  code: string;
  person: string;
  token: string;
}

export interface PushKey {
  key: string | null;
}

export interface Subscribe {
  token: string;
  endpoint: string;
  key: string;
  auth: string;
  language: "en" | "de";
}

export interface Unsubscribe {
  endpoint: string;
}

export interface Noted {
}

export interface RoomSummary {
  code: string;
  game: string;
  stage: "lobby" | "playing" | "over";
  seats: number;
  taken: number;
  people: string[];
  turn: string | null;
  minded: string[];
}

export interface MatchSummary {
  id: string;
  game: string;
  players: string[];
  scores: number[];
  winners: number[];
  options: Record<string, Notation>;
  version: number;
  commitment: string;
  words: string[];
  ended: number;
  faces: ("rosa" | "otto" | "juno" | "viggo" | "hilda" | "kenji" | "mila" | "sami" | "pip" | "fenja" | "tilda" | "nox" | "lantern" | "compass" | "crab" | "whale" | "toucan" | "hibiscus" | "palm" | "shell" | "octopus" | "moon" | "anchor" | "ship" | null)[];
  pieces: number[];
}

export interface Replay {
  match: MatchSummary;
  seat: number | null;
  frames: Frame[];
  said: Said[];
}

export interface TurningPoint {
  text: string;
  told: string;
}

export interface Figure {
  name: string;
  title: string;
  value: string;
  seats: number[];
}

export interface MedalPicture {
  name: string;
  title: string;
  why: string;
  seat: number;
}

export interface Ending {
  turning_point: TurningPoint | null;
  figures: Figure[];
  medals: MedalPicture[];
}

export interface Verification {
  agrees: boolean;
  decided: boolean;
  outcomes: number;
  moves: number;
  on_trust: number;
  problem: string;
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

export interface MinutePicture {
  text: string;
  names: string[];
  picture: Picture;
}

export interface TryLesson {
  moves?: Notation[][];
}

export interface Problem {
  detail: string;
}

export interface Clocks {
  move: number | null;
  match: number | null;
  react: 2 | 3 | 5 | 10;
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
  words_commitment?: string | null;
  avatar?: "lantern" | "compass" | "crab" | "whale" | "toucan" | "hibiscus" | "palm" | "shell" | "octopus" | "moon" | "anchor" | "ship" | null;
}

export interface SetAppearance {
  type: "set_appearance";
  id: string;
  chair: number;
  avatar?: "lantern" | "compass" | "crab" | "whale" | "toucan" | "hibiscus" | "palm" | "shell" | "octopus" | "moon" | "anchor" | "ship" | null;
  piece?: number | null;
}

export interface Rename {
  type: "rename";
  id: string;
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
  absent_agree?: boolean | null;
}

export interface CommitWords {
  type: "commit_words";
  id: string;
  chair: number;
  commitment: string;
}

export interface RevealWords {
  type: "reveal_words";
  id: string;
  chair: number;
  words: string;
}

export interface Begin {
  type: "begin";
  id: string;
}

export interface Reopen {
  type: "reopen";
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

export interface Guess {
  type: "guess";
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

export interface Emote {
  type: "emote";
  id: string;
  emote: "laugh" | "cheer" | "wow" | "sad" | "grumble" | "think" | "love" | "wave";
  chair?: number | null;
}

export interface Point {
  type: "point";
  id: string;
  chair: number;
  x: number;
  y: number;
}

export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}

export interface Rematch {
  type: "rematch";
  id: string;
  at_once?: boolean;
}

export interface Remove {
  type: "remove";
  id: string;
  person: string | null;
}

export interface Admit {
  type: "admit";
  id: string;
  person: string;
}

export interface SetDoor {
  type: "set_door";
  id: string;
  locked?: boolean | null;
  invited_only?: boolean | null;
}

export interface Refresh {
  type: "refresh";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface AskReview {
  match: string;
  visitor: string;
}

export interface ReviewPoint {
  inputs: number;
  turn: number;
  kind: "chair" | "luck" | "choice";
  seat: number | null;
  chances: number[];
  errors: number[];
  change: number[];
  told: string;
  by_bot: boolean;
}

export interface ReviewTotal {
  start: number;
  luck: number;
  chair: number;
  own: number;
  others: number;
  stand_ins: number;
  own_bot: number;
  end: number;
  luck_error: number;
  chair_error: number;
  own_error: number;
  others_error: number;
  stand_ins_error: number;
  own_bot_error: number;
  stood_in: number;
}

export interface ReviewTurns {
  expected: number;
  luck: number;
  choices: number;
  by_bots: number;
  brought: number;
}

export interface ReviewMoment {
  inputs: number;
  turn: number;
  seat: number;
  change: number;
  error: number;
  told: string;
  better: string;
  why: string;
  by_bot: boolean;
}

export interface ReviewPicture {
  verdict: string;
  together: boolean;
  inputs: number;
  curve: ReviewPoint[];
  totals: ReviewTotal[];
  turns: ReviewTurns[];
  luckiest: ReviewMoment[];
  costliest: ReviewMoment[];
}

export interface LookBack {
  state: "working" | "done" | "failed";
  weighed: number;
  inputs: number;
  match: MatchSummary;
  table: Notation;
  note: string;
  review: ReviewPicture | null;
}

export interface ChairPicture {
  name: string;
  person: string | null;
  level: string | null;
  minded: boolean;
  here: boolean;
  clock: number | null;
  bot_in: number | null;
  words_commitment: string;
  words_shown: boolean;
  face: "rosa" | "otto" | "juno" | "viggo" | "hilda" | "kenji" | "mila" | "sami" | "pip" | "fenja" | "tilda" | "nox" | "lantern" | "compass" | "crab" | "whale" | "toucan" | "hibiscus" | "palm" | "shell" | "octopus" | "moon" | "anchor" | "ship" | null;
  piece: number;
  piece_chosen: boolean;
  stands_down: boolean;
  guest_bot: boolean;
}

export interface Proposal {
  what: "undo" | "pause" | "rematch";
  by: number;
  agreed: number[];
  waiting: number[];
  lapses_in: number;
}

export interface RoomPicture {
  code: string;
  sequence: number;
  game: string;
  options: Record<string, Notation>;
  chairs: ChairPicture[];
  host: string;
  public: boolean;
  locked: boolean;
  invited_only: boolean;
  stage: "lobby" | "playing" | "over";
  sealed: boolean;
  begins_again: boolean;
  absent_agree: boolean;
  paused: boolean;
  clocks: Clocks;
  commitment: string;
  words: string[];
  match: string | null;
  version: number | null;
  round: number;
  move_ends: number | null;
  proposal: Proposal | null;
  watchers: number;
  space: "enough" | "moves" | "none";
  next_room: string | null;
}

export interface Undoable {
  chair: number;
  at_once: boolean;
}

export interface PlayedFor {
  chair: number;
  turns: number;
}

export interface Guest {
  person: string;
  name: string;
  here: boolean;
  invited: boolean;
}

export interface Door {
  invitation: string;
  guests: Guest[];
}

export interface You {
  person: string;
  name: string;
  host: boolean;
  chairs: number[];
  played_for: PlayedFor[];
  undo: Undoable | null;
  may_sit: boolean;
  door: Door | null;
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
  turn?: [number, number | null] | null;
  bot_for?: number | null;
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

export interface Changes {
  set?: Record<string, Notation>;
  splice?: Record<string, [number, number, Notation[]]>;
  drop?: string[];
}

export interface FrameChange {
  changes: Changes;
  lasts: number;
  lines?: Line[];
  happening?: string;
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
  number: number;
  changes?: Changes;
  frames?: FrameChange[];
  said?: Said[];
  anew?: boolean;
  retold?: Line[] | null;
}

export interface Done {
  type: "done";
  id: string;
}

export interface Refused {
  type: "refused";
  id: string | null;
  why: "malformed" | "too_fast" | "bad_token" | "removed" | "not_allowed" | "stale" | "not_your_turn" | "illegal" | "over" | "paused";
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

export interface Guessed {
  type: "guessed";
  id: string;
  inputs: number;
  guess: Record<string, Notation>;
}

export interface WhyNotAnswer {
  type: "why_not_answer";
  id: string;
  refusal: RefusedMove | null;
  following: Move[];
}

export interface Pong {
  type: "pong";
  id: string;
}

export interface Pointed {
  type: "pointed";
  chair: number;
  x: number;
  y: number;
}

export interface AskWorkbench {
  game: string;
  seats: number;
  bots: string[];
  options: Record<string, Notation>;
  games: number;
  visitor: string;
  begin?: boolean;
  stop?: boolean;
}

export interface WorkbenchFigure {
  name: string;
  text: string;
  share: boolean;
  value: number;
  low: number;
  high: number;
  fair: number | null;
}

export interface WorkbenchEffect {
  name: string;
  text: string;
  share: boolean;
  base: number;
  change: number;
  low: number;
  high: number;
  sure: boolean;
  settles: number | null;
}

export interface Workbench {
  state: "unknown" | "working" | "done" | "failed";
  games: number;
  wanted: number;
  team: WorkbenchFigure | null;
  by_seat: WorkbenchFigure[];
  by_bot: WorkbenchFigure[];
  figures: WorkbenchFigure[];
  effects: WorkbenchEffect[];
  note: string;
  command: string;
}

export type Asked = Hello | Speak | Sit | Stand | SeatBot | Dismiss | Arrange | CommitWords | RevealWords | Begin | Reopen | Play | WhyNot | Hint | Guess | Look | Undo | Answer | Chat | Point | Pause | Rematch | Ping | React | StandDown | Refresh | Remove | Admit | SetDoor | SetAppearance | Rename | Emote;

export type Spoken = Welcome | News | Done | Refused | Advice | Guessed | WhyNotAnswer | Pong | Pointed;
