/** What there is to see on the way from one picture to the next: a die, a walk, a roll, or words alone. */

import type { Line } from "../../messages";
import type { WalkShown } from "./contract";
import type { RollTold } from "./rolls";
import type { IslandView } from "./types";

export type Act =
  | { kind: "die" }
  | { kind: "walk"; walk: WalkShown }
  | { kind: "roll"; told: RollTold }
  | { kind: "words" };

const DICE = new Set(["rolled", "rolled_double", "first_roll"]);

export function actOf(lines: Line[], before: IslandView | null, after: IslandView): Act {
  if (before === null) return { kind: "words" };
  const rolled = lines.find(({ what }) => what === "fireball_rolled");
  if (rolled !== undefined) return { kind: "roll", told: rollTold(rolled, after) };
  const walk = walked(before, after);
  if (walk !== null) return { kind: "walk", walk };
  return { kind: lines.some(({ what }) => DICE.has(what)) ? "die" : "words" };
}

function rollTold({ facts }: Line, after: IslandView): RollTold {
  const [, way, push, aim, pieces, hits] = facts as [number, string, number, number, Piece[], number[]];
  return { way, push, aim, pieces, hits: hits.map((seat) => ({ seat, to: after.places[seat] ?? "W" })) };
}

type Piece = [number, string];

/** How far the piece came on the spaces that it still had to go. */
function walked(before: IslandView, after: IslandView): WalkShown | null {
  const seat = before.turn;
  if (seat === null || before.walk.length === 0) return null;
  const [from, to] = [before.places[seat], after.places[seat]];
  const steps = to === undefined || from === to ? 0 : before.walk.indexOf(to) + 1;
  return steps === 0 || from === undefined ? null : { seat, path: [from, ...before.walk.slice(0, steps)] };
}
