/** Reads the view of any game: what belongs to the seats, what lies on the table, and how each of it is shown. */

import { numeral } from "../texts/numeral";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

type Kind = "nothing" | "mark" | "number" | "seat" | "text" | "cards" | "grid" | "list" | "group";

export interface Field {
  name: string;
  value: Json;
}

interface ReadView {
  /** Lists with one entry for each seat. */
  ofSeats: Field[];
  /** Everything else, in the order of the view. */
  ofAll: Field[];
}

/** Names that mean a seat where their value can be one. */
const SEAT = /^(turn|seat|player|dealer|leader|starter|winner|owner|holder|\w+_(seat|player))$/;

/** Names of lists that are as long as there are seats only by chance. */
const ONE_LIST = /^(hand|dice|deck|pile|stack|board|row|market|discards?|history|chain)$/;

/** `turn_total` as people write it. */
export function inWords(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const fieldsOf = (view: Json): Field[] =>
  isGroup(view)
    ? Object.entries(view).map(([name, value]) => ({ name, value }))
    : [{ name: "table", value: view }];

/** The fields whose lists have not one entry for each seat. */
export const otherLists = (view: Json, seats: number): string[] =>
  fieldsOf(view)
    .filter(({ value }) => Array.isArray(value) && value.length !== seats)
    .map(({ name }) => name);

/** A view in its parts; `others` are lists that were seen to have nothing to do with the seats. */
export function readView(view: Json, seats: number, others: ReadonlySet<string>): ReadView {
  const perSeat = ({ name, value }: Field) =>
    Array.isArray(value) && value.length === seats && !others.has(name) && !ONE_LIST.test(name);
  const all = fieldsOf(view);
  return { ofSeats: all.filter(perSeat), ofAll: all.filter((field) => !perSeat(field)) };
}

/** Whether these are the scores, which stand beside the names anyway. */
export const isScore = ({ name, value }: Field, scores: number[]): boolean =>
  /^(scores?|points|totals?)$/.test(name) && JSON.stringify(value) === JSON.stringify(scores);

/** How a value is shown; `name` is that of its field. */
export function kindOf(value: Json, name = "", seats = 0): Kind {
  if (value === null) return "nothing";
  if (typeof value === "boolean") return "mark";
  if (typeof value === "number")
    return SEAT.test(name) && Number.isInteger(value) && value >= 0 && value < seats ? "seat" : "number";
  if (typeof value === "string" || notated(value) !== null) return "text";
  if (!Array.isArray(value)) return "group";
  if (value.every(isPlain)) return "cards";
  return isGrid(value) ? "grid" : "list";
}

/** What a card or a line says; null lies face down. */
export function textOf(value: Json, language: string): string {
  if (value === null) return "";
  if (typeof value === "number") return numeral(value, language);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((part) => textOf(part, language)).join(" ");
  const noted = typeof value === "object" ? notated(value) : null;
  if (noted === null) return JSON.stringify(value);
  return [noted.name, ...noted.parts.map((part) => textOf(part, language))].join(" ").trim();
}

/** For each card whether it is more than lay there before. */
export function addedTo(cards: Json[], before: Json | undefined): boolean[] {
  if (!Array.isArray(before)) return cards.map(() => false);
  const left = new Map<string, number>();
  for (const card of before) left.set(JSON.stringify(card), (left.get(JSON.stringify(card)) ?? 0) + 1);
  return cards.map((card) => {
    const key = JSON.stringify(card);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** Whether a value is another than before, if there was one. */
export const differs = (value: Json, before: Json | undefined): boolean =>
  before !== undefined && JSON.stringify(value) !== JSON.stringify(before);

/** A part of what was there before, if it had such a part. */
export function partOf(before: Json | undefined, name: string | number): Json | undefined {
  if (Array.isArray(before)) return before[Number(name)];
  return isGroup(before) ? before[name] : undefined;
}

function isGroup(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value of the rules, such as `{"Roll": ["MM"]}`. */
function notated(value: Json): { name: string; parts: Json[] } | null {
  if (!isGroup(value)) return null;
  const [only, ...more] = Object.entries(value);
  if (only === undefined || more.length > 0 || !Array.isArray(only[1])) return null;
  const [name, parts] = only;
  return /^[A-Z]/.test(name) && parts.every(isPlain) ? { name, parts } : null;
}

const isPlain = (value: Json): boolean =>
  typeof value !== "object" || value === null || notated(value) !== null;

/** Rows of the same length, as of a board. */
const isGrid = (rows: Json[]): boolean =>
  rows.length > 1 &&
  rows.every(
    (row, _, all) =>
      Array.isArray(row) && row.length > 1 && row.length === (all[0] as Json[]).length && row.every(isPlain),
  );
