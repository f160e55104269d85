/** Whole numbers that people type. */

export type Span = [number, number];

/** The number that was typed, thousands set apart or not; null if it is none, or lies outside of the span. */
export function wholeNumber(typed: string, [least, most]: Span): number | null {
  const text = typed.trim();
  const digits = /^\d{1,3}([.,'’\s]\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text;
  if (!/^\d+$/.test(digits)) return null;
  const number = Number(digits);
  return number >= least && number <= most ? number : null;
}
