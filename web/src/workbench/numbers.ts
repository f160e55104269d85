/** Numbers as one cares to read them. */

import type { Language } from "../games/scene";
import { numeral } from "../texts/numeral";

const LARGE = 1000;
const SMALL = 10;

/** A number; those of one row have as many digits as one `like` this has. */
export function inWords(value: number, share: boolean, language: Language, like = value): string {
  const how = share ? ({ style: "percent", ...places(1) } as const) : digits(like);
  return numeral(value, language, how);
}

/** How many there are. */
export const countInWords = (count: number, language: Language): string => numeral(count, language);

/** A change with its sign; of a share, in hundredths of the whole and without a unit. */
export function changeInWords(value: number, share: boolean, language: Language, like = value): string {
  const shown = share ? value * 100 : value;
  const how = share ? places(1) : digits(like);
  return numeral(shown, language, { ...how, signDisplay: "exceptZero" });
}

const places = (count: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: count,
  maximumFractionDigits: count,
});

const digits = (like: number): Intl.NumberFormatOptions =>
  places(Math.abs(like) >= LARGE ? 0 : Math.abs(like) >= SMALL ? 1 : 2);

/** Where a number lies between two others, in per cent and not beyond them. */
export const placed = (value: number, [from, to]: readonly [number, number]): number =>
  to > from ? Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100)) : 50;

/** The stretch in which a number with its interval is drawn: from nothing, or all that a share can be. */
export const stretchOf = (low: number, high: number, share: boolean): [number, number] =>
  share ? [0, 1] : [Math.min(0, low), Math.max(0, high) * 1.1];

/** As far to the left as to the right, so that no change is in the middle. */
export function aroundNothing(low: number, high: number): [number, number] {
  const far = Math.max(Math.abs(low), Math.abs(high)) * 1.15 || 1;
  return [-far, far];
}
