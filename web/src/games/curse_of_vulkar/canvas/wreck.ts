/** The Wreck of the Crimson Cutlass: a hull broken in two, ribs, a leaning mast and what is left of its sail. */

import { BufferGeometry, Float32BufferAttribute, Shape, ShapeGeometry } from "three";
import { box, painted, pole, post, set } from "../../modelIsland/mason";
import { WOOD } from "../../modelIsland/palette";
import type { Point } from "../../modelIsland/points";

const CRIMSON = "#8c2234";
const DARK = "#5a2a26";
const TRIM = "#c99a4a";
const RIBS = 5;

/** Around its middle, keel at height 0: the bow to the east, broken amidships. */
export function wreckGeometry(): BufferGeometry[] {
  const bow = [...half(), ...deckOf(0.6, 2.6)].map((part) => part.rotateX(-0.16).translate(0.9, 0, 0));
  const stern = [...half(), ...deckOf(0.6, 2.2), ...cabin()].map((part) =>
    part.rotateY(Math.PI).rotateX(0.3).rotateY(0.24).translate(-1.1, -0.25, 0.35),
  );
  return [...bow, ...stern, ...ribs(), ...rigging()];
}

/** Planks from the break to the bow: wide and open behind, narrow and high in front. */
function half(): BufferGeometry[] {
  const stations = [0, 0.9, 1.8, 2.7, 3.5];
  const section = (n: number): Point[] => {
    const along = stations[n] ?? 0;
    const slim = 1 - (along / 3.6) ** 2.2;
    const sheer = 1.5 + 0.09 * along * along;
    return [
      [along, 0, 0],
      [along, 0.75 * slim, 0.35],
      [along, 1.15 * slim, 1],
      [along, 1.25 * slim, sheer],
    ];
  };
  const parts: BufferGeometry[] = [];
  for (const side of [-1, 1]) {
    for (let n = 0; n + 1 < stations.length; n++) {
      const [near, far] = [section(n), section(n + 1)];
      for (let m = 0; m < 3; m++) {
        const plank = [near[m], near[m + 1], far[m], far[m + 1]] as [Point, Point, Point, Point];
        parts.push(strake(plank, side, m === 2 ? CRIMSON : m === 1 ? "#7a2c2c" : DARK));
      }
      const rail = [near[3], far[3]] as [Point, Point];
      parts.push(pole(aside(rail[0], side), aside(rail[1], side), 0.1, TRIM));
    }
  }
  parts.push(pole([3.3, 0, 2.4], [5.1, 0, 3.3], 0.1, WOOD.post));
  return parts;
}

const aside = ([x, y, z]: Point, side: number): Point => [x, side * y, z];

function strake([a, b, c, d]: [Point, Point, Point, Point], side: number, colour: string): BufferGeometry {
  const corners = [a, b, c, c, b, d].flatMap(([x, y, z]) => [x, z, side * y]);
  const plank = new BufferGeometry();
  plank.setAttribute("position", new Float32BufferAttribute(corners, 3));
  plank.computeVertexNormals();
  return painted(plank, colour);
}

function deckOf(from: number, to: number): BufferGeometry[] {
  const planks = Math.round((to - from) / 0.36);
  return Array.from({ length: planks }, (_, n) => {
    const along = from + ((n + 0.5) / planks) * (to - from);
    const wide = 2 * (1 - (along / 3.8) ** 2);
    return box(0.3, 0.1, wide, n % 3 === 1 ? WOOD.plankWorn : WOOD.plank).translate(along, 1.25, 0);
  });
}

function cabin(): BufferGeometry[] {
  return [
    box(1.3, 1, 1.7, "#7a2c2c").translate(2.1, 1.8, 0),
    box(1.5, 0.14, 1.9, WOOD.plank).translate(2.1, 2.36, 0),
    ...[-0.45, 0.45].map((side) => box(0.1, 0.4, 0.4, "#f2c65a").translate(2.78, 1.85, side)),
  ];
}

/** Bare ribs in the break. */
function ribs(): BufferGeometry[] {
  return Array.from({ length: RIBS }, (_, n) => {
    const along = -0.9 + 0.45 * n;
    return [-1, 1].flatMap((side) => [
      pole([along, side * 0.7, 0], [along, side * 1.2, 1.15 + 0.25 * (n % 2)], 0.09, DARK),
    ]);
  }).flat();
}

/** The mast leans over the break, with a torn sail and a flag. */
function rigging(): BufferGeometry[] {
  const torn: [number, number][] = [
    [-1.5, 3.7],
    [1.5, 3.7],
    [1.3, 2.6],
    [0.95, 2.9],
    [0.7, 1.9],
    [0.2, 2.5],
    [-0.25, 1.6],
    [-0.7, 2.3],
    [-1.2, 1.9],
  ];
  const sail = new Shape();
  for (const [n, [x, y]] of torn.entries()) n === 0 ? sail.moveTo(x, y) : sail.lineTo(x, y);
  const flag = new Shape();
  flag.moveTo(0, 5.2);
  flag.lineTo(1.1, 5);
  flag.lineTo(0.8, 4.7);
  flag.lineTo(1.1, 4.4);
  flag.lineTo(0, 4.6);
  const lean = { at: [1.2, 0, 0.8] as Point, turn: 0.3, lean: 0.2 };
  return [
    set(post(0.14, 5.3, WOOD.post), lean),
    set(pole([-1.7, 0, 3.75], [1.7, 0, 3.75], 0.08, WOOD.post), lean),
    set(painted(new ShapeGeometry(sail), CRIMSON).translate(0, 0, 0.12), lean),
    set(painted(new ShapeGeometry(flag), "#1d1a22"), lean),
    set(post(0.3, 0.35, WOOD.plankWorn, 7), { at: [2, -2.1, 0.1], lean: 0.4 }),
    set(post(0.26, 0.5, WOOD.plank, 7), { at: [-0.4, -2.3, 0.1] }),
  ];
}
