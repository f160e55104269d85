import { type BufferGeometry, CircleGeometry } from "three";
import { scatter } from "../noise";
import { boulder, painted, set } from "./mason";
import type { Point } from "./points";

const ARCH = 1.05;
const STONES = 9;

/** The mouth of a cave: dark under an arch of stones, with a knoll behind it; one leaves it to `[east, south]`. */
export function archway([x, y, z]: Point, [east, south]: [number, number], stone: string): BufferGeometry[] {
  const turn = Math.atan2(south, east);
  const along = (out: number, side: number, up: number): Point => [
    x + out * east - side * south,
    y + out * south + side * east,
    z - 0.15 + up,
  ];
  const hole = painted(new CircleGeometry(ARCH, 18).rotateY(Math.PI / 2), "#120c10");
  const parts = [
    set(hole, { at: along(0.12, 0, 0.35), turn, lean: -0.18, size: [1, 1.15, 0.95] }),
    set(boulder(1.25, stone, x), { at: along(-1.4, 0, 0.4), turn }),
    set(boulder(0.8, stone, y), { at: along(-0.85, 1.0, 0.2), turn }),
    set(boulder(0.8, stone, z), { at: along(-0.85, -1.0, 0.2), turn }),
  ];
  for (let n = 0; n < STONES; n++) {
    const angle = (n / (STONES - 1)) * Math.PI;
    const [side, up] = [ARCH * Math.cos(angle), 0.2 + 1.32 * ARCH * Math.sin(angle)];
    const size = 0.34 + 0.1 * scatter(n, x);
    parts.push(set(boulder(size, stone, n + y), { at: along(0.2 - 0.18 * up, side, up), turn }));
  }
  return parts;
}
