/** What the scene remembers from one picture to the next. */

import type { Line, Picture } from "../../messages";
import { kindOf } from "./Card";
import { type Die, follow, gathered, inHand, rolledIn } from "./dice";
import type { Mood } from "./palette";
import type { FortuneView } from "./types";

interface TrayState {
  picture: Picture;
  /** Another number for every picture. */
  count: number;
  dice: Die[];
  thrown: number[];
  /** What was shown before, and is still true while dice roll. */
  before: Picture | null;
  island: boolean;
}

const CARD_EVENTS = ["card", "known_card"];
const ARRANGING = ["Decide", "FillChest", "ChooseDice", "RollWithSpell", "CastOrSink", "CastOrSail"];

/** Whether dice may be moved about at this question. */
export const arranging = (question: string): boolean => ARRANGING.includes(question);

/** The card that was turned over last; none before the first of a match. */
export const cardIn = ({ question, table }: Picture): string =>
  question === "TurnOverCard" ? "" : (table as FortuneView).card;

function onIsland(before: TrayState | null, picture: Picture, lines: Line[]): boolean {
  const told = lines.map(({ what }) => what);
  if (picture.question === "DecideOnIsland" || told.includes("sailed")) return true;
  if (told.some((what) => CARD_EVENTS.includes(what)) || !before) return false;
  const table: FortuneView = picture.table;
  const old: FortuneView = before.picture.table;
  return before.island && old.turn === table.turn && old.card === table.card && table.rolls > 0;
}

/** The dice as they lay; what was laid out to roll is forgotten when the picture is of another moment. */
function laidBefore(before: TrayState | null, picture: Picture, lines: Line[]): Die[] {
  if (!before) return inHand();
  const [old, table]: FortuneView[] = [before.picture.table, picture.table];
  const goesOn = old?.turn === table?.turn && old?.card === table?.card && old?.rolls === table?.rolls;
  return goesOn || rolledIn(lines) !== null ? before.dice : gathered(before.dice, "keep");
}

/** The tray of this picture; what lay there before tells nothing of a picture that does not follow from it. */
export function trayOf(last: TrayState | null, picture: Picture, lines: Line[], follows = true): TrayState {
  const before = follows ? last : null;
  const island = onIsland(before, picture, lines);
  const { dice, thrown } = follow(laidBefore(before, picture, lines), picture.table, lines, island);
  return { picture, count: (last?.count ?? 0) + 1, dice, thrown, before: before?.picture ?? null, island };
}

/** What may be told already: not what the dice will show before they have come to rest. */
export function knownOf({ picture, before, thrown }: TrayState, rested: boolean): Picture {
  const rolling = !rested && thrown.length > 0 && before !== null;
  return rolling && before.table.turn === picture.table.turn ? before : picture;
}

export function moodOf({ picture, island }: TrayState): Mood {
  if (island) return "island";
  return kindOf((picture.table as FortuneView).card).kind === "zombie_attack" ? "zombies" : "table";
}

const LOUD = [
  "scored",
  "disqualified",
  "sailed",
  "island",
  "zombies_won",
  "zombies_beaten",
  "battle_won",
  "crossed",
  "crossed_at_last",
  "resumed",
  "nine_alike",
  "won",
  "shared",
];

/** The lines that everybody should see over the table, the last one last. */
export const loud = (lines: Line[]): Line[] => lines.filter(({ what }) => LOUD.includes(what)).slice(-2);
