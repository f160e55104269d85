/** Which dice lie on the table, and whose they are. */

import type { Line } from "../../messages";
import type { BattleView } from "./types";

export interface Die {
  number: number;
  seat: number | null;
  /** The extra die of doubles. */
  extra: boolean;
}

export interface Tray {
  dice: Die[];
  /** How many of them, from the end, are thrown with this picture; the others lie there already. */
  thrown: number;
  /** Each die has an owner of its own, who is named. */
  named: boolean;
}

export const EMPTY: Tray = { dice: [], thrown: 0, named: false };

/** The dice of a turn as the view tells them. */
function diceOfTurn(table: BattleView): Tray {
  const dice = table.dice.map((number, n) => ({ number, seat: table.turn, extra: n === 2 }));
  return { dice, thrown: 0, named: false };
}

/** The dice after this frame: new ones if somebody rolled, else those that lay there while the turn lasts. */
export function nextTray(
  tray: Tray,
  before: BattleView | null,
  after: BattleView,
  lines: Line[],
  asked: boolean,
): Tray {
  for (const line of lines) {
    const rolled = rollOf(line, after);
    if (rolled !== null) return rolled;
  }
  const same = before !== null && before.turn === after.turn && before.round === after.round;
  const goesOn = same && !asked && before.dice.join() === after.dice.join();
  return goesOn && tray.dice.length > 0 ? { ...tray, thrown: 0 } : diceOfTurn(after);
}

function rollOf(line: Line, table: BattleView): Tray | null {
  const facts = line.facts;
  switch (line.what) {
    case "rolled":
      return tray((facts[1] as number[]).map((number) => ({ number, seat: facts[0], extra: false })));
    case "doubles":
      return { ...diceOfTurn(table), thrown: 1 };
    case "duel":
      return tray([die(facts[0], facts[1]), die(facts[2], facts[3])], true);
    case "placement_rolls":
      return tray(
        (facts[0] as number[]).map((seat, n) => die(seat, facts[1][n])),
        true,
      );
    case "all_rolled":
      return tray(
        (facts[1] as number[]).map((number, seat) => die(seat, number)),
        true,
      );
    case "place_rolled":
    case "back_rolled":
    case "even_or_odd":
      return tray([die(facts[0], facts[1])]);
    default:
      return null;
  }
}

const die = (seat: number, number: number): Die => ({ number, seat, extra: false });
const tray = (dice: Die[], named = false): Tray => ({ dice, thrown: dice.length, named });
