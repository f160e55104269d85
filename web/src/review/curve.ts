/** Where the points of a curve of chances are, in hundredths of its width and height. */

import type { ReviewPoint } from "../messages";
import { numeral } from "../texts/numeral";

export const WHOLE = 100;

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

export const percentIn = (language: string, chance: number): string =>
  `${numeral(100 * chance, language, { maximumFractionDigits: 0 })}\u00a0%`;
