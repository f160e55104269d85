/** Name plates as they are seen on the screen: where two would cover each other, one rises above the other. */

/** A plate in any measure of the screen, from its middle. */
export interface Plate {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** How much more than its height a plate keeps free. */
const APART = 1.02;

/** A plate, risen as far as it must to be clear of those that are seen already. */
export function clearOf(plate: Plate, seen: Plate[]): Plate {
  const covered = seen.filter((other) => covers(plate, other));
  if (covered.length === 0) return plate;
  const y = Math.max(...covered.map((other) => other.y + (APART * (plate.high + other.high)) / 2));
  return clearOf({ ...plate, y }, seen);
}

const covers = (one: Plate, other: Plate): boolean =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 &&
  Math.abs(one.y - other.y) < (one.high + other.high) / 2;
