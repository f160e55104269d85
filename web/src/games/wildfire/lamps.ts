/** The hub as it is seen: its shadow and its nine lamps. */

import { between } from "../../camera/look";
import { litCell, ringCell } from "./atlas";
import type { Tint } from "./batch";
import { DISC, HALO } from "./lights";
import { passed, racing, SPIN, wheelTurn } from "./motion";
import { flat, type Pieces, type Show, spot } from "./pieces";
import { lamp, type Point, radians } from "./places";

const LAMP_HIGH = 0.27;
/** How many pixels a lit lamp should have at least. */
const LAMP = 22;
const PLAIN: Tint = [1, 1, 1, 1];

/** The lamps of the hub; they race while it spins. */
export function hub(show: Show, now: number, unit: number, found: Pieces): void {
  found.shadows.push({
    at: flat({ x: 0.22, y: 0.3 }, 0.011, 0, 5.6, 5.6),
    cell: DISC,
    tint: [1, 1, 1, show.dark ? 1 : 0.6],
  });
  let burning = show.lit;
  if (show.spin) {
    const part = passed(now - show.spin.starts, SPIN);
    found.moving ||= part < 1;
    found.wheel = part < 1 ? wheelTurn(part) : 0;
    burning = racing(show.spin.number, part);
    if (part >= 1) burning = show.lit;
  }
  for (let number = 1; number <= 9; number += 1) {
    const at = turned(lamp(number), found.wheel);
    const lit = number === burning;
    const callable = show.callable.includes(number);
    const tint: Tint = lit ? PLAIN : callable ? [1, 0.75, 0.4, 1] : [0.66, 0.5, 0.36, 0.9];
    const size = lit ? between(0.86, LAMP / unit, 1.4) : callable ? 0.74 : 0.62;
    found.faces.push({
      at: flat(at, LAMP_HIGH, 0, size, size),
      cell: lit ? litCell(number) : ringCell(number),
      tint,
    });
    if (lit) spot(at, LAMP_HIGH + 0.03, 3 * size, HALO, [1, 0.62, 0.2, 1], found);
    else if (callable) spot(at, LAMP_HIGH + 0.03, 2.1, HALO, [1, 0.5, 0.15, 0.6], found);
  }
}

function turned(at: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: at.x * cos - at.y * sin, y: at.x * sin + at.y * cos };
}
