/** The moves of The Curse of Vul-Kar as the table needs them: on the map, on the cards, or as buttons. */

import type { Move, Notation } from "../../messages";
import type { Spot } from "../flatMap/spots";
import { away } from "./aiming";
import { spotOf } from "./figures";
import { leadsOf } from "./leads";
import { partsOf } from "./parts";
import type { CurseBoard, CurseScene, CurseView } from "./types";

export const keyOf = (move: Notation): string => JSON.stringify(move);

export const kindOf = (move: Notation): string => partsOf(move)[0];

export type Look = "place" | "pit" | "facing" | "root" | "summit" | "mouth" | "figure";

/** A move that can be made on the map: where it is tapped, and what is seen there. */
export interface Mark {
  key: string;
  look: Look;
  at: Spot;
  /** Degrees by which what is seen there is turned. */
  turn: number;
  /** What is reached, seen by name: a space, a pit, a tree with its setting. */
  goal: string;
  label: string;
  /** The same with all that the map shows of it, for those who hear it. */
  spoken: string;
  move: Notation;
  /** The spaces of a walk. */
  path: string[];
}

interface Seen {
  board: CurseBoard;
  table: CurseView;
  /** Where the figures are drawn. */
  spots: Map<number, Spot>;
  /** Where marbles would go after a move, in words. */
  leads?: CurseScene["leads"] | undefined;
}

const FACING = 4.9;
const MOUTH = 3.6;
const ROOT = 3;
const ROOT_TURNED = 60;
/** In the order of the board's turns: the arm down which marbles are sent. */
export const SETTINGS = ["right", "home", "left"];

type Place = Pick<Mark, "look" | "at" | "goal"> & Partial<Pick<Mark, "turn" | "path">>;

/** Where a move is made on the map; null for one that is made elsewhere. */
function placeOf(move: Notation, { board, table, spots }: Seen): Place | null {
  const [kind, parts] = partsOf(move);
  const here = spots.get(table.figure) ?? [0, 0];
  const onSpace = (goal: string): Place => ({ look: "place", at: spotOf(board, goal), goal });
  switch (kind) {
    case "Walk":
    case "LeadTiger": {
      const path = parts[0] as string[];
      return { ...onSpace(path.at(-1) ?? ""), path };
    }
    case "StandOn":
    case "ComeOut":
    case "UseLens":
    case "UseDetector":
      return onSpace(parts[0]);
    case "Board":
      return onSpace("copter");
    case "UseCave":
    case "TakeSnapshot":
      return { look: "place", at: here, goal: kind };
    case "MoveFigure":
    case "UseSnowGlobe":
      return { look: "figure", at: spots.get(parts[0]) ?? [0, 0], goal: `figure ${parts[0]}` };
    case "ChoosePit": {
      const pit = board.pits[parts[0] as string];
      return pit === undefined ? null : { look: "pit", at: [pit.x, pit.y], goal: parts[0] };
    }
    case "TurnVulKar":
      return {
        look: "facing",
        at: away(board.peak, parts[0], FACING),
        turn: -parts[0],
        goal: `facing ${parts[0]}`,
      };
    case "DropFireballs":
      return { look: "summit", at: board.peak, goal: "summit" };
    case "Push": {
      const turn = table.facing + (board.exits[table.exits.indexOf(parts[0])] ?? 0);
      return { look: "mouth", at: away(board.peak, turn, MOUTH), turn: -turn, goal: `mouth ${parts[0]}` };
    }
    case "TurnTree":
      return treePlace(board, parts[0], parts[1]);
    default:
      return null;
  }
}

/** Beside the tree, farther to the side than its root will point, so that a finger can tell them apart. */
function treePlace(board: CurseBoard, name: string, setting: string): Place | null {
  const tree = board.trees[name];
  if (tree === undefined) return null;
  const turned = tree.home + (SETTINGS.indexOf(setting) - 1) * ROOT_TURNED;
  return {
    look: "root",
    at: away([tree.x, tree.y], turned, ROOT),
    turn: -turned,
    goal: `${name} ${setting}`,
  };
}

/** The moves that are made on the map, the shortest walks first. */
export function marksOf(moves: Move[], seen: Seen): Mark[] {
  const marks = moves.flatMap(({ move, label }): Mark[] => {
    const place = placeOf(move, seen);
    const leads = leadsOf(move, seen.leads ?? {});
    const spoken = leads === null ? label : `${label}: ${leads}`;
    return place === null ? [] : [{ key: keyOf(move), label, spoken, move, turn: 0, path: [], ...place }];
  });
  return marks.sort((one, other) => one.path.length - other.path.length);
}

/** The marks by what they reach: where there are several, one has to choose how. */
export function byGoal(marks: Mark[]): Map<string, Mark[]> {
  const goals = new Map<string, Mark[]>();
  for (const mark of marks) goals.set(mark.goal, [...(goals.get(mark.goal) ?? []), mark]);
  return goals;
}

const OF_CARDS = new Set(["PlayCard", "GiveUp", "UseSapphires"]);
const OF_TRADE = new Set(["Offer", "UseWalkieTalkie"]);

export const cardKey = (name: string, count: number): string => `${name} ${count}`;

/** What can be done with each card now. */
export function playable(moves: Move[]): Map<string, Move> {
  const cards = new Map<string, Move>();
  for (const move of moves) {
    const [kind, parts] = partsOf(move.move);
    if (OF_CARDS.has(kind)) cards.set(cardKey(parts[0], parts[1]), move);
  }
  return cards;
}

/** Which souvenir a move shows, or gives away. */
const SHOWS: Record<string, string> = {
  UseToteBag: "tote_bag",
  UseSnowGlobe: "snow_globe",
  UseSapphires: "cursed_sapphires",
  UseBoots: "hiking_boots",
  UseMap: "island_map",
  UseTorch: "pocket_torch",
  UseLens: "zoom_lens",
  UseDetector: "metal_detector",
  UseWalkieTalkie: "walkie_talkie",
};

function souvenirOf(move: Notation): string | null {
  const [kind, parts] = partsOf(move);
  return kind === "Discard" ? parts[0] : (SHOWS[kind] ?? null);
}

/** The ways in which each souvenir could be shown or given away now. */
export function showable(moves: Move[]): Map<string, Move[]> {
  const souvenirs = new Map<string, Move[]>();
  for (const move of moves) {
    const souvenir = souvenirOf(move.move);
    if (souvenir !== null) souvenirs.set(souvenir, [...(souvenirs.get(souvenir) ?? []), move]);
  }
  return souvenirs;
}

/** An exchange that could be offered: to the figure that is passed, or to one that is called. */
export interface Exchange {
  to: number | null;
  give: string;
  take: string;
  move: Notation;
}

export function exchanges(moves: Move[]): Exchange[] {
  return moves.flatMap(({ move }): Exchange[] => {
    const [kind, parts] = partsOf(move);
    if (!OF_TRADE.has(kind)) return [];
    const [take, give, to = null] = [...parts].reverse();
    return [{ to, give, take, move }];
  });
}

/** What is asked of somebody who flicks an Ember: where to, how hard, or nothing. */
export function flicking(moves: Move[]): "aim" | "strength" | null {
  const kinds = moves.map(({ move }) => kindOf(move));
  return kinds.includes("Aim") ? "aim" : kinds.includes("Flick") ? "strength" : null;
}

/** On the map, but as few that a button for each is at hand as well. */
const ALSO = new Set(["Board", "UseCave", "TakeSnapshot", "DropFireballs", "MoveFigure"]);

/** Whether a choice is made on the map alone. */
export const onlyOnMap = ({ move }: Mark): boolean => !ALSO.has(kindOf(move));

/** The moves that need a button: neither on the map alone nor on a card or a souvenir, no exchange, and no flick. */
export function plain(moves: Move[], marks: Mark[]): Move[] {
  const marked = new Set(marks.filter(onlyOnMap).map(({ key }) => key));
  return moves.filter(({ move }) => {
    const kind = kindOf(move);
    if (OF_CARDS.has(kind) || OF_TRADE.has(kind) || souvenirOf(move) !== null) return false;
    return !marked.has(keyOf(move)) && kind !== "Aim" && kind !== "Flick";
  });
}
