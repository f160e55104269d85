/** Chance that is always the same: a table looks alike for everybody. */

/** A number from 0 to 1 that is always the same for the same two. */
export function scatter(x: number, y: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Hills and hollows between 0 and 1, without steps. */
export function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const above = scatter(left, top) * (1 - u) + scatter(left + 1, top) * u;
  const below = scatter(left, top + 1) * (1 - u) + scatter(left + 1, top + 1) * u;
  return above * (1 - v) + below * v;
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** From 0 to 1 with a gentle start and end. */
export function smooth(part: number): number {
  const t = clamp(part);
  return t * t * (3 - 2 * t);
}
