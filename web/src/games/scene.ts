/** What the page and the scene of a game agree on: the page shows one picture at a time, the scene draws it. */

import { type ComponentType, createContext, type LazyExoticComponent, type ReactNode } from "react";
import type { LogIcons } from "../log/icons";
import type { Advised, Line, Move, Notation, Picture } from "../messages";
import type { Ping } from "../room/pings";
import type { Look } from "../seats";
import type { Sound, SoundName } from "../sounds";

export type Language = "en" | "de";

export type Facts = Record<string, string | number>;

export interface SceneProps<Table, Scene> {
  /** The table as it is to be shown now; `picture.table` is `table`, `picture.scene` is `scene`. */
  picture: Picture;
  table: Table;
  scene: Scene;
  /** What just happened with this picture; empty when it is merely shown. */
  lines: Line[];
  /** All that was told up to this picture, where that is known. */
  story?: Line[];
  /** For how many milliseconds it is shown at least, as the server says. */
  lasts: number;
  /** What was shown before, to animate from. */
  previous: Picture | null;
  /** For each seat: its name, a colour that colour-blind people can tell from the others, and a shape. */
  names: string[];
  colours: string[];
  shapes: string[];
  /** What the page says of whoever sits in each seat; the scene shows everybody, and nothing else does. */
  tags?: ReactNode[];
  /** What the page says of everybody's points. */
  note?: string;
  /** The chair this browser moves now, or null. */
  mine: number | null;
  /** What this browser can answer while a window is open, besides passing; made like a move. */
  reactions?: Move[];
  /** The open window as buttons, with the time that is left; the scene puts it beside the cards that answer it. */
  answers?: ReactNode;
  /** Make these moves, all or none; the page shows a refusal. */
  play(moves: Notation[]): void;
  /** Opens the rulebook at a clause, where there is a rulebook to open. */
  why?(rule: string): void;
  /** Hints, if the player asked for them. */
  advice: Advised[] | null;
  /** What people at the table point at, each for some seconds. */
  pings?: Ping[];
  /** Shows everybody a spot of the map, in the game's own measure; only those at the table can. */
  point?(x: number, y: number): void;
  /** To be called when the animation of this picture is over; the page then shows the next. */
  settled(): void;
  /** Reduced motion or fast-forward: no animation, call `settled` at once. */
  still: boolean;
  dark: boolean;
  /** Lets one of the sounds of every table be heard, or one of the game's own. */
  sound: Ring;
  language: Language;
  t(key: string, facts?: Facts): string;
}

export type Ring = (heard: SoundName | Sound) => void;

export type Words = Record<string, string>;

/** Another number whenever a picture is shown that does not follow from the one before, as in another lesson. */
export const Begun = createContext(0);

// biome-ignore lint/suspicious/noExplicitAny: every game has a table and a scene of its own
type SceneOfAnyGame = ComponentType<Omit<SceneProps<any, any>, "t">>;

type Remark = (
  move: Notation,
  // biome-ignore lint/suspicious/noExplicitAny: every game has a table of its own
  table: any,
  names: string[],
  language: Language,
  // biome-ignore lint/suspicious/noExplicitAny: and a scene of its own
  scene: any,
) => string | null;

/** What lights a great moment. */
export type Light = "gold" | "fire" | "doom" | "sea";

/** A kind of event that is made much of on the board for a moment. */
export interface MomentKind {
  headline: Record<Language, string>;
  light: Light;
  /** Whether this one is such a moment, where not every event of its name is. */
  when?(line: Line): boolean;
}

/** By the name of the event; where two happen at once, the first of them counts. */
export type MomentKinds = Record<string, MomentKind>;

/** What the end of a match shows of the game itself. */
export interface EndingProps<Table, Scene>
  extends Pick<
    SceneProps<Table, Scene>,
    "picture" | "table" | "scene" | "names" | "colours" | "shapes" | "language" | "t"
  > {
  story: Line[];
  /** Before all is told something may happen, which ends by `done`; then it is part of what is told. */
  stage: "prelude" | "told";
  done(): void;
}

// biome-ignore lint/suspicious/noExplicitAny: every game has a table and a scene of its own
type EndingOfAnyGame = ComponentType<Omit<EndingProps<any, any>, "t">>;

export interface GameOnPage {
  Scene: LazyExoticComponent<SceneOfAnyGame>;
  /** Milliseconds after which the page no longer waits for the scene, where that is not the usual time. */
  patience?(lines: Line[], lasts: number): number;
  /** The island drawn as SVG on the map. */
  Cover: ComponentType<{ game: string; title: string }>;
  /** How the seats look, where that does not go by their numbers. */
  // biome-ignore lint/suspicious/noExplicitAny: every game has a table of its own
  looks?(table: any): Look[];
  /** What is said below a move in the list of moves. */
  remark?: Remark;
  /** The game's own part of the end of a match. */
  Ending?: LazyExoticComponent<EndingOfAnyGame>;
  /** Which events are great moments; fetched with the scene. */
  moments?(): Promise<{ moments: MomentKinds }>;
  /** Which drawings stand before the lines of the log; fetched with the first of them. */
  icons?(): Promise<{ icons: LogIcons }>;
  /** Whether a move in the list only says that a choice comes, which is then shown before it is made. */
  opensChoice?(move: Notation): boolean;
  /** The questions that the scene itself puts into words, where they are answered. */
  asks?: string[];
}
