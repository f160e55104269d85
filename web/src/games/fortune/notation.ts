/** The moves of Fortune as they are written, and the gestures that join several of them. */

import type { Advised, Move, Notation } from "../../messages";

/** The name of a move: `Stop`, `Roll`, … */
export function nameOf(move: Notation): string {
  return Object.keys(move as object)[0] ?? "";
}

/** The dice that a move names. */
export function diceOf(move: Notation): string {
  const said = (move as Record<string, unknown[]>)[nameOf(move)];
  return typeof said?.[0] === "string" ? said[0] : "";
}

const STOP = { Stop: [] };
const ROLL_AGAIN = { RollAgain: [] };
const CAST = { Cast: [] };
export const SAIL = { Sail: [] };
const roll = (dice: string): Notation => ({ Roll: [dice] });
const fill = (dice: string): Notation => ({ Fill: [dice] });

export function offered(moves: Move[], name: string): Move | undefined {
  return moves.find(({ move }) => nameOf(move) === name);
}

/** What lies where on the tray when a gesture is made. */
export interface Plan {
  question: string;
  rolled: string;
  chest: string;
}

const filled = ({ question, chest }: Plan): Notation[] => (question === "FillChest" ? [fill(chest)] : []);

export function toStop(plan: Plan): Notation[] {
  return [...filled(plan), STOP];
}

/** Fill the chest, say that one rolls, say which dice: whatever of it is still to be said here. */
export function toRoll(plan: Plan): Notation[] {
  if (plan.question === "DecideOnIsland") return [ROLL_AGAIN];
  if (plan.question === "ChooseDice" || plan.question === "RollWithSpell") return [roll(plan.rolled)];
  return [...filled(plan), ROLL_AGAIN, roll(plan.rolled)];
}

export function toCast(plan: Plan): Notation[] {
  return plan.question === "DecideOnIsland" ? [CAST] : [...filled(plan), CAST, roll(plan.rolled)];
}

const written = (moves: Notation[]): string => JSON.stringify(moves);
const lastOf = (advised: Advised): Notation => advised.moves[advised.moves.length - 1] ?? {};
const casts = (moves: Notation[]): boolean => moves.some((move) => nameOf(move) === "Cast");

/** The advice on exactly these moves. */
export function adviceOn(advice: Advised[], moves: Notation[]): Advised | undefined {
  return advice.find((advised) => written(advised.moves) === written(moves));
}

/** How likely this roll disqualifies: the same for any roll of as many dice, whatever lies in the chest. */
export function riskOf(advice: Advised[], moves: Notation[]): number | null {
  const exact = adviceOn(advice, moves);
  if (exact) return exact.risk;
  const last = moves[moves.length - 1] ?? {};
  const alike = advice.find(
    (advised) =>
      nameOf(lastOf(advised)) === nameOf(last) &&
      diceOf(lastOf(advised)).length === diceOf(last).length &&
      casts(advised.moves) === casts(moves),
  );
  return alike?.risk ?? null;
}

/** What ending the turn is worth, if it can be ended. */
export function worthOfStopping(advice: Advised[]): number | null {
  return advice.find((advised) => nameOf(lastOf(advised)) === "Stop")?.expected ?? null;
}
