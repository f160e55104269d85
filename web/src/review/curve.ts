/** Where the points of a curve of chances are, in hundredths of its width and height. */

import type { ReviewPoint } from "../messages";
import { numeral } from "../texts/numeral";

export const WHOLE = 100;
/** How many standard errors to either side hold 95 %. */
const SURE = 1.96;

export const acrossOf = (inputs: number, all: number): number => (WHOLE * inputs) / Math.max(1, all);
export const downOf = (chance: number): number => WHOLE * (1 - Math.min(1, Math.max(0, chance)));

/** A chance stays as it is until something changes it: the line of a seat goes across, and up or down at once. */
export function pathOf(curve: ReviewPoint[], seat: number, all: number): string {
  const steps = curve.map(({ inputs, chances }, n) => {
    const down = downOf(chances[seat] ?? 0).toFixed(2);
    return n === 0 ? `M0 ${down}` : `H${acrossOf(inputs, all).toFixed(2)}V${down}`;
  });
  return `${steps.join("")}H${WHOLE}`;
}

/** What holds the true chance in 19 of 20 cases, as an area around the line of a seat. */
export function bandOf(curve: ReviewPoint[], seat: number, all: number): string {
  const edge = (sign: number) =>
    curve.map(({ inputs, chances, errors }) => ({
      across: acrossOf(inputs, all),
      down: downOf((chances[seat] ?? 0) + sign * SURE * (errors[seat] ?? 0)),
    }));
  const above = edge(1).map(
    ({ across, down }, n) => `${n === 0 ? "M" : "H"}${written(across, down, n === 0)}`,
  );
  const below = edge(-1).reverse();
  const back = below.map(({ across, down }) => `V${down.toFixed(2)}H${across.toFixed(2)}`);
  return `${above.join("")}H${WHOLE}${back.join("")}Z`;
}

const written = (across: number, down: number, first: boolean): string =>
  `${across.toFixed(2)}${first ? " " : "V"}${down.toFixed(2)}`;

/** The number of the last point at or before this part of the width. */
export function nearest(curve: ReviewPoint[], part: number, all: number): number {
  const found = curve.findLastIndex(({ inputs }) => inputs <= part * all);
  return Math.max(0, found);
}

/** The number of the point to which somebody wants who moves a slider from one point to so many inputs. */
export function sought(curve: ReviewPoint[], from: number, inputs: number): number {
  if (inputs < (curve[from]?.inputs ?? 0))
    return Math.max(
      0,
      curve.findLastIndex((point) => point.inputs <= inputs),
    );
  const found = curve.findIndex((point) => point.inputs >= inputs);
  return found < 0 ? curve.length - 1 : found;
}

const SIGNED = { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const PLAIN = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Points with their sign, and with their error where there is one. */
export function pointsIn(language: string, value: number, error = 0): string {
  const said = numeral(value, language, SIGNED);
  return error < 0.05 ? said : `${said} ± ${numeral(error, language, PLAIN)}`;
}

/** A share of the win in points, which needs no sign. */
export const shareIn = (language: string, points: number): string => numeral(points, language, PLAIN);

export function percentIn(language: string, chance: number, error = 0): string {
  const said = numeral(100 * chance, language, { maximumFractionDigits: 0 });
  return error < 0.0005
    ? `${said}\u00a0%`
    : `${said}\u00a0±\u00a0${numeral(100 * error, language, PLAIN)}\u00a0%`;
}
