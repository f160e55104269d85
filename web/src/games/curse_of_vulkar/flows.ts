/** Where Fireballs would go now: the chutes from Vul-Kar's mouths down, as the trees send them. */

import type { Notation } from "../../messages";
import type { Mark } from "./notation";
import { partsOf } from "./parts";
import type { CurseBoard, CurseView } from "./types";

/** A chute that marbles would take. */
export interface Flow {
  chute: string;
  /** How many of the marbles that come out of this mouth go here: 1 for all of them. */
  share: number;
}

type Trees = CurseView["trees"];

/** The chutes below Vul-Kar's mouths where it faces like this, and the trees are set so. */
export function flowsFrom(
  board: CurseBoard,
  facing: number,
  trees: Trees,
  mouths: number[] = board.exits,
): Flow[] {
  return mouths.flatMap((mouth) => below(board, trees, gullyTowards(board, facing + mouth), 1));
}

/** The chute that begins in this direction from Vul-Kar. */
function gullyTowards({ chutes, peak }: CurseBoard, direction: number): string {
  const gullies = Object.entries(chutes).filter(([, { parent }]) => parent === null);
  const off = (line: [number, number, number][]): number => {
    const [x, y] = line[0] ?? [0, 0];
    const angle = (Math.atan2(peak[1] - y, x - peak[0]) * 180) / Math.PI;
    return Math.abs(((angle - direction + 540 + 720) % 360) - 180);
  };
  const nearest = gullies.toSorted(([, one], [, other]) => off(one.line) - off(other.line))[0];
  return nearest?.[0] ?? "";
}

/** This chute, and those that follow: a tree at home leaves it to chance, a turned one sends all down one arm. */
function below(board: CurseBoard, trees: Trees, chute: string, share: number): Flow[] {
  if (!(chute in board.chutes)) return [];
  const found = Object.entries(board.trees).find(([, { gully }]) => gully === chute);
  const here: Flow[] = [{ chute, share }];
  if (found === undefined) return here;
  const [name, { left, right }] = found;
  const setting = trees.find(([tree]) => tree === name)?.[1] ?? "home";
  const arms = setting === "left" ? [left] : setting === "right" ? [right] : [left, right];
  return [...here, ...arms.flatMap((arm) => below(board, trees, arm, share / arms.length))];
}

const TURNS = new Set(["TurnVulKar", "TurnTree", "Push", "DropFireballs"]);
/** Of a tree that no Fireball reaches as Vul-Kar faces. */
const IDLE = 0.5;

/** Where Fireballs would go if this were chosen; as things stand, while nothing is, and nowhere for other choices. */
export function flowsShown(board: CurseBoard, table: CurseView, all: Mark[], shown: Mark | null): Flow[] {
  if (!all.some(({ move }) => TURNS.has(partsOf(move)[0]))) return [];
  const { facing, trees } = asTurned(table, shown);
  const [kind, parts] = shown === null ? ["", []] : partsOf(shown.move);
  const mouths = kind === "Push" ? [mouthOf(board, table, parts[0])] : board.exits;
  const flows = flowsFrom(board, facing, trees, mouths);
  const gully = kind === "TurnTree" ? (board.trees[parts[0]]?.gully ?? "") : null;
  const reached = gully === null || flows.some(({ chute }) => chute === gully);
  return reached ? flows : [...flows, ...below(board, trees, gully, IDLE)];
}

/** The table as it would be if Vul-Kar or a tree were turned so. */
export function asTurned(table: CurseView, shown: Mark | null): CurseView {
  const [kind, parts] = shown === null ? ["", []] : partsOf(shown.move);
  if (kind === "TurnVulKar") return { ...table, facing: parts[0] };
  if (kind !== "TurnTree") return table;
  const [turned, setting] = parts as [string, string];
  return { ...table, trees: table.trees.map(([tree, was]) => [tree, tree === turned ? setting : was]) };
}

const mouthOf = (board: CurseBoard, table: CurseView, exit: Notation): number =>
  board.exits[table.exits.indexOf(exit)] ?? 0;
