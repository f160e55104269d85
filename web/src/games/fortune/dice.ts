/** Eight dice that are followed from picture to picture: which of them was rolled, which stayed, where each lies. */

import type { Line } from "../../messages";
import type { Face } from "./signs";
import type { FortuneView } from "./types";

export type Place = "keep" | "roll" | "chest" | "skull" | "hand";

export interface Die {
  id: number;
  face: Face;
  place: Place;
  /** Which of the places of its zone it takes. */
  slot: number;
}

const DICE = 8;
/** How many skulls have room side by side. */
const ROW = 7;

/** The skulls that come with the card. */
export const onCard = (table: FortuneView): number =>
  table.skulls - [...table.dice].filter((face) => face === "K").length;

export function inHand(): Die[] {
  return Array.from({ length: DICE }, (_, id) => ({
    id,
    face: "C" as Face,
    place: "hand" as Place,
    slot: id,
  }));
}

/** What the last roll among these lines showed, or null. */
export function rolledIn(lines: Line[]): string | null {
  const line = lines.findLast(({ what }) => what === "rolled");
  return typeof line?.facts[1] === "string" ? line.facts[1] : null;
}

interface Wanted {
  face: Face;
  place: "free" | "chest" | "skull";
}

function lying(table: FortuneView): Wanted[] {
  const free = [...table.dice].map((face) => ({
    face: face as Face,
    place: face === "K" ? ("skull" as const) : ("free" as const),
  }));
  return [...free, ...[...table.chest].map((face) => ({ face: face as Face, place: "chest" as const }))];
}

/** How well a die that lay there before fits; the lower the better, null if not at all. */
function misfit(die: Die, wanted: Wanted): number | null {
  if (die.place === "hand" || die.face !== wanted.face) return null;
  if (wanted.place === "free") return ["keep", "roll", "chest"].indexOf(die.place);
  return die.place === wanted.place ? 0 : 1;
}

interface Followed {
  dice: Die[];
  /** The dice that were just rolled. */
  thrown: number[];
}

function without(all: Wanted[], rolled: string): [Wanted[], Wanted[]] {
  const kept = [...all];
  const fresh: Wanted[] = [];
  for (const face of rolled) {
    const at = kept.findIndex((wanted) => wanted.face === face && wanted.place !== "chest");
    if (at >= 0) fresh.push(...kept.splice(at, 1));
  }
  return [kept, fresh];
}

/** The dice of a new picture, each with the identity that it most likely had in the one before. */
export function follow(before: Die[], table: FortuneView, lines: Line[], all: boolean): Followed {
  const rolled = rolledIn(lines);
  const [kept, fresh] = without(lying(table), rolled ?? "");
  const left = [...before];
  const after: Die[] = [];
  for (const wanted of kept) {
    const found = bestOf(left, wanted);
    const die = found ?? { id: -1, face: wanted.face, place: "hand" as Place, slot: -1 };
    if (found) left.splice(left.indexOf(found), 1);
    after.push(laid(die, wanted, rolled !== null));
  }
  const newly = fresh.map((wanted) => ({ ...laid(null, wanted, true), id: -1 }));
  after.push(...newly);
  for (const die of after) if (die.id < 0) die.id = left.shift()?.id ?? 0;
  const hand = left.map((die) => ({ ...die, place: "hand" as Place }));
  const dice = [...after, ...hand].sort((a, b) => a.id - b.id);
  if (all) for (const die of dice) if (die.place === "keep") die.place = "roll";
  return { dice: slotted(dice, rolled !== null, onCard(table)), thrown: newly.map(({ id }) => id) };
}

function bestOf(dice: Die[], wanted: Wanted): Die | undefined {
  return dice
    .filter((die) => misfit(die, wanted) !== null)
    .sort((a, b) => (misfit(a, wanted) ?? 0) - (misfit(b, wanted) ?? 0))[0];
}

function laid(die: Die | null, { face, place }: Wanted, afresh: boolean): Die {
  const stays = die?.place === "roll" && !afresh ? "roll" : "keep";
  return { id: die?.id ?? -1, face, place: place === "free" ? stays : place, slot: die?.slot ?? -1 };
}

/** Alike dice side by side; a die keeps its place in the row as long as nothing is rolled. */
function slotted(dice: Die[], afresh: boolean, drawn: number): Die[] {
  const lies = dice.filter(({ place }) => place === "keep" || place === "roll" || place === "chest");
  const held = new Set(lies.map(({ slot }) => slot));
  const order = (some: Die[]) => some.sort((a, b) => a.face.localeCompare(b.face) || a.id - b.id);
  const muddled = held.size < lies.length || held.has(-1) || lies.some(({ slot }) => slot >= DICE);
  if (afresh || muddled) {
    for (const [slot, die] of order([...lies]).entries()) die.slot = slot;
  }
  const skulls = dice
    .filter(({ place }) => place === "skull")
    .sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  const first = skulls.length + drawn > ROW ? 0 : drawn;
  for (const [at, die] of skulls.entries()) die.slot = first + at;
  return dice;
}

const rank = ({ slot }: Die): number => (slot < 0 ? DICE : slot);

export function moved(dice: Die[], id: number, place: Place): Die[] {
  return dice.map((die) => (die.id === id ? { ...die, place } : die));
}

export const facesIn = (dice: Die[], place: Place): string =>
  dice
    .filter((die) => die.place === place)
    .map(({ face }) => face)
    .sort()
    .join("");

/** The tray laid out so that exactly these dice roll and those lie in the chest; null if they are not there. */
export function arranged(dice: Die[], rolled: string, chest: string | null): Die[] | null {
  const result = dice.map((die) => ({ ...die }));
  const free = result.filter(
    ({ place }) => place === "keep" || place === "roll" || (chest !== null && place === "chest"),
  );
  for (const die of free) die.place = "keep";
  for (const [place, faces] of [
    ["roll", rolled],
    ["chest", chest ?? ""],
  ] as [Place, string][]) {
    for (const face of faces) {
      const die = free.find((one) => one.face === face && one.place === "keep");
      if (!die) return null;
      die.place = place;
    }
  }
  return result;
}

/** All loose dice into one zone; into the chest go those that are kept, or all come out of it. */
export function gathered(dice: Die[], place: Place): Die[] {
  if (place !== "chest") {
    return dice.map((die) => (die.place === "keep" || die.place === "roll" ? { ...die, place } : die));
  }
  const kept = dice.some((die) => die.place === "keep");
  const [from, to]: [Place, Place] = kept ? ["keep", "chest"] : ["chest", "keep"];
  return dice.map((die) => (die.place === from ? { ...die, place: to } : die));
}
