/** What there is to see on the way from one picture to the next: a walk, a launch, or words alone. */

import type { Line } from "../../messages";
import type { Aim } from "./aiming";
import type { CurseView } from "./types";

export interface WalkShown {
  /** The number of a figure, or the Tiger. */
  figure: number;
  /** From where it stood, space by space. */
  path: string[];
}

/** Whoever walks and is no figure. */
export const TIGER = -1;

/** A launch as the story tells it: all that is needed to compute it anew. */
export interface LaunchTold {
  what: "ember" | "fireballs" | "bees" | "boulder";
  /** The pit of an Ember or the mouth of the Boulder. */
  number: number;
  facing: number;
  trees: number[];
  standing: [number, string][];
  lying: [number, Lie][];
  /** What luck gave; nothing where the launch was drawn from the atlas. */
  drawn: number[];
}

/** How and where a figure lay, tenths of a millimetre and degrees. */
interface Lie {
  Lie: [string, string[], number, number, number];
}

export type Act =
  | { kind: "walk"; walk: WalkShown }
  /** After the rest of a walk, if there is one. */
  | { kind: "launch"; told: LaunchTold; walk: WalkShown | null }
  | { kind: "words" };

export const LAUNCHES = new Map<string, LaunchTold["what"]>([
  ["ember_rolled", "ember"],
  ["fireballs_rolled", "fireballs"],
  ["bees_rolled", "bees"],
  ["boulder_rolled", "boulder"],
]);

export function actOf(lines: Line[], before: CurseView | null, after: CurseView): Act {
  if (before === null) return { kind: "words" };
  const rolled = lines.find(({ what }) => LAUNCHES.has(what));
  const told = rolled === undefined ? null : launchTold(rolled);
  if (told !== null && told.drawn.length > 0)
    return { kind: "launch", told, walk: walked(lines, before, launchedFrom(before, told)) };
  const walk = walked(lines, before, after) ?? prowled(lines, before, after);
  return walk === null ? { kind: "words" } : { kind: "walk", walk };
}

/** The table as a launch found it: whoever was still walking has come to a stop. */
export function launchedFrom(before: CurseView, { standing }: LaunchTold): CurseView {
  const places = new Map(standing);
  const figures = before.figures.map((figure, number) => {
    const place = places.get(number);
    return place === undefined ? figure : { ...figure, place, lies: null, lies_at: [] };
  });
  return { ...before, figures };
}

type Told = [number, number, number[], [number, string][], [number, Lie][], number[], string | number];

function launchTold({ what, facts }: Line): LaunchTold | null {
  const [, facing, trees, standing, lying, drawn, from] = facts as Told;
  const kind = LAUNCHES.get(what);
  if (kind === undefined) return null;
  return { what: kind, number: numberOf(kind, from), facing, trees, standing, lying, drawn };
}

/** Pits are named `P1` to `P6`; Fireballs and bees come from one place only. */
function numberOf(kind: LaunchTold["what"], from: string | number): number {
  if (kind === "fireballs" || kind === "bees") return 0;
  return typeof from === "string" ? Number(from.slice(1)) - 1 : from;
}

/** A flick that was just announced: the pit of its Ember, and its aim. */
export interface FlickTold {
  pit: string;
  aim: Aim;
}

export function flickTold(lines: Line[]): FlickTold | null {
  const flicked = lines.find(({ what }) => what === "flicked");
  if (flicked === undefined) return null;
  const [, pit, direction, strength] = flicked.facts as [number, string, number, number];
  return { pit, aim: { direction, strength } };
}

/** How far a figure came on the spaces that it said it would go, or still had to go. */
function walked(lines: Line[], before: CurseView, after: CurseView): WalkShown | null {
  const said = lines.find(({ what }) => what === "walked");
  const figure = (said?.facts[0] as number | undefined) ?? before.figure;
  const way = (said?.facts[1] as string[] | undefined) ?? before.walk;
  const [from, to] = [before.figures[figure]?.place, after.figures[figure]?.place];
  const steps = from && to && from !== to ? way.indexOf(to) + 1 : 0;
  return from && steps > 0 ? { figure, path: [from, ...way.slice(0, steps)] } : null;
}

const PROWLS = new Set(["tiger_goes", "tiger_pounces"]);

/** How far the Tiger came on the way that is told: before one on whom it pounces it stops. */
function prowled(lines: Line[], { tiger: from }: CurseView, { tiger: to }: CurseView): WalkShown | null {
  const way = lines.find(({ what }) => PROWLS.has(what))?.facts.at(-1) as string[] | undefined;
  if (way === undefined || from === null || to === null || from === to) return null;
  return { figure: TIGER, path: [from, ...way.slice(0, way.lastIndexOf(to) + 1)] };
}
