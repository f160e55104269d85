/** The Hello-copter: an open cabin for sightseers, its nose to the south and its tail to the north. */

import { type BufferGeometry, ConeGeometry, CylinderGeometry, SphereGeometry, TorusGeometry } from "three";
import { box, merged, painted, pole } from "../../modelIsland/mason";

const [SUN, STRIPE, METAL, GLASS, CANVAS] = ["#ffc928", "#e0452f", "#4b5160", "#9fdcec", "#fff4da"];
/** How high the floor of the cabin is above its skids, and half of the cabin's length and breadth. */
export const FLOOR = 0.55;
const LONG = 3.3;
const BROAD = 1.15;
/** Where the rotor turns. */
export const MAST = 4.75;

/** Its skids at height 0. */
export function copterGeometry(): BufferGeometry {
  return merged([...cabin(), ...frame(), ...tail(), ...skids()]);
}

function cabin(): BufferGeometry[] {
  const nose = new SphereGeometry(BROAD, 16, 10, 0, Math.PI, 0, Math.PI).scale(1, 0.95, 1.1);
  return [
    box(2 * BROAD, 0.24, 2 * LONG, SUN).translate(0, FLOOR - 0.12, 0),
    box(2 * BROAD + 0.08, 0.14, 2 * LONG, STRIPE).translate(0, FLOOR + 0.1, 0),
    ...[-1, 1].map((side) => box(0.14, 0.62, 2 * LONG, SUN).translate(side * BROAD, FLOOR + 0.45, 0)),
    box(2 * BROAD, 1.1, 0.2, SUN).translate(0, FLOOR + 0.5, -LONG),
    painted(nose, SUN).translate(0, FLOOR + 0.75, LONG),
    painted(new SphereGeometry(BROAD * 0.86, 14, 8, 0, Math.PI, 0, Math.PI * 0.55), GLASS).translate(
      0,
      FLOOR + 1.0,
      LONG + 0.22,
    ),
    ...[-0.4, 0.4].map((side) =>
      painted(new SphereGeometry(0.14, 8, 6), CANVAS).translate(side, FLOOR + 0.35, LONG + 1.12),
    ),
  ];
}

/** Hoops over the cabin and a beam along them, which carries the mast: passengers are seen from above. */
function frame(): BufferGeometry[] {
  const hoop = (along: number): BufferGeometry =>
    painted(new TorusGeometry(BROAD, 0.11, 5, 14, Math.PI).scale(1, 2.9, 1), SUN).translate(
      0,
      FLOOR + 0.6,
      along,
    );
  return [
    hoop(LONG - 0.2),
    hoop(-LONG + 0.2),
    box(0.42, 0.3, 2 * LONG + 0.4, SUN).translate(0, FLOOR + 3.75, 0),
    box(0.46, 0.1, 2 * LONG + 0.4, STRIPE).translate(0, FLOOR + 3.92, 0),
    painted(new CylinderGeometry(0.13, 0.2, 0.7, 8), METAL).translate(0, MAST - 0.3, 0),
  ];
}

function tail(): BufferGeometry[] {
  const fin = painted(new ConeGeometry(0.75, 1.7, 4, 1), STRIPE).scale(0.18, 1, 1);
  const blade = (turn: number): BufferGeometry =>
    box(0.06, 1.5, 0.14, CANVAS)
      .rotateX(turn)
      .translate(0.34, 2.6, -LONG - 3.4);
  return [
    pole([0, -LONG, FLOOR + 3.7], [0, -LONG - 3.6, 2.6], 0.2, SUN),
    pole([0, -LONG, FLOOR + 0.8], [0, -LONG - 3.4, 2.5], 0.15, SUN),
    fin.translate(0, 3.2, -LONG - 3.5),
    blade(0.4),
    blade(0.4 + Math.PI / 2),
  ];
}

function skids(): BufferGeometry[] {
  return [-1, 1].flatMap((side) => [
    pole([side * 1.25, -LONG + 0.3, 0.1], [side * 1.25, LONG, 0.1], 0.1, METAL),
    pole([side * 1.25, -1.8, 0.1], [side * 0.8, -1.8, FLOOR], 0.08, METAL),
    pole([side * 1.25, 1.8, 0.1], [side * 0.8, 1.8, FLOOR], 0.08, METAL),
  ]);
}

/** Three blades around the mast. */
export function rotorGeometry(): BufferGeometry {
  const blades = [0, 1, 2].flatMap((n) =>
    [
      box(3.9, 0.07, 0.42, CANVAS).translate(2.1, 0, 0),
      box(0.5, 0.08, 0.42, STRIPE).translate(3.9, 0, 0),
    ].map((part) => part.rotateY((n / 3) * 2 * Math.PI + 0.5)),
  );
  return merged([...blades, painted(new CylinderGeometry(0.3, 0.34, 0.3, 8), METAL)]);
}

/** How a copter is on its way: from 0 on the ground to 1 out of sight. */
interface Flight {
  /** From where it stands: to the east, to the south and up. */
  off: [number, number, number];
  /** How far its nose is turned and how far it is tipped forward. */
  turn: number;
  pitch: number;
}

/** It rises, turns away from the island and flies off over the sea. */
export function flightAt(part: number): Flight {
  const up = Math.min(1, part / 0.35);
  const away = Math.max(0, (part - 0.25) / 0.75);
  const lift = up * up * (3 - 2 * up);
  return {
    off: [70 * away * away, -26 * away * away, 9 * lift + 16 * away],
    turn: Math.PI * 0.62 * Math.min(1, 2.5 * away),
    pitch: 0.3 * Math.min(1, 3 * away),
  };
}
