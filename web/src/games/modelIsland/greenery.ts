/** Palms, bushes and rocks, sparingly, where nobody walks and nothing rolls. */

import { type BufferGeometry, ConeGeometry, CylinderGeometry, IcosahedronGeometry } from "three";
import { noise, scatter } from "../noise";
import { boulder, merged, painted, set } from "./mason";
import { LEAF, STONE } from "./palette";
import { extentOf, heightAt, type Relief, slopeAt } from "./relief";
import type { Work } from "./slices";

const EVERY = 1.5;
/** So far to the north, seen from the south, the crown of a palm hides the ground. */
const CROWN = 1.6;

interface Plant {
  x: number;
  y: number;
  z: number;
  kind: "palm" | "bush" | "rock";
  size: number;
  turn: number;
}

/** Whether nobody walks and nothing rolls here. */
export type IsFree = (x: number, y: number) => boolean;

export function* plantsOf(relief: Relief, isFree: IsFree): Work<Plant[]> {
  const [west, north, east, south] = extentOf(relief);
  const plants: Plant[] = [];
  for (let across = west; across < east; across += EVERY) {
    yield (across - west) / (east - west);
    for (let down = north; down < south; down += EVERY) {
      const x = across + EVERY * scatter(across, down);
      const y = down + EVERY * scatter(down, across);
      const plant = plantAt(relief, isFree, x, y);
      if (plant !== null) plants.push(plant);
    }
  }
  return plants;
}

function plantAt(relief: Relief, isFree: IsFree, x: number, y: number): Plant | null {
  const z = heightAt(relief, x, y);
  const steep = Math.hypot(...slopeAt(relief, x, y));
  if (z < 0.25 || !isFree(x, y)) return null;
  const chance = scatter(x * 3, y * 5);
  const spot = { x, y, z, turn: chance * 40, size: 0.75 + 0.5 * scatter(y, x) };
  const wooded = noise(x * 0.21 + 3, y * 0.21);
  const hidesNothing = isFree(x, y - CROWN);
  if (hidesNothing && z < 5.6 && steep < 0.5 && chance < 0.08 + 0.75 * (wooded - 0.35))
    return { ...spot, kind: "palm" };
  if (z > 1.2 && z < 6 && steep < 0.9 && chance > 0.78) return { ...spot, kind: "bush" };
  return chance > 0.55 && chance < 0.66 ? { ...spot, kind: "rock" } : null;
}

export function* greeneryGeometry(plants: Plant[]): Work<BufferGeometry> {
  const parts: BufferGeometry[] = [];
  for (const [n, plant] of plants.entries()) {
    parts.push(...planted(plant, n));
    yield n / plants.length;
  }
  return merged(parts);
}

function planted({ x, y, z, turn, size, kind }: Plant, n: number): BufferGeometry[] {
  const shape = kind === "rock" ? [boulder(0.55, STONE.boulder, n)] : kind === "bush" ? [bush(n)] : palm(n);
  return shape.map((part) => set(part, { at: [x, y, z], turn, size }));
}

function palm(kind: number): BufferGeometry[] {
  const bend = 0.35 * (scatter(kind, 4) - 0.5);
  const trunk = [0, 1, 2].map((n) =>
    painted(new CylinderGeometry(0.1 - 0.015 * n, 0.14 - 0.02 * n, 0.85, 5), LEAF.trunk).translate(
      bend * n * n * 0.5,
      0.35 + 0.75 * n,
      0,
    ),
  );
  const leaves = Array.from({ length: 7 }, (_, n) =>
    painted(leaf(), n % 2 === 0 ? LEAF.palm : LEAF.palmLight)
      .rotateY((n / 7) * 2 * Math.PI + 0.4 * scatter(kind, n))
      .translate(bend * 2, 2.2, 0),
  );
  return [...trunk, ...leaves];
}

/** A frond that rises a little and hangs down at its end. */
function leaf(): BufferGeometry {
  const near = new ConeGeometry(0.24, 0.8, 4, 1).scale(1, -1, 0.25).rotateZ(-Math.PI / 2 + 0.15);
  const far = new ConeGeometry(0.24, 1, 4, 1).scale(1, 1, 0.25).rotateZ(-Math.PI / 2 - 0.6);
  return merged(
    [near.translate(0.42, 0.06, 0), far.translate(1.2, -0.16, 0)].map((part) => part.toNonIndexed()),
  );
}

function bush(kind: number): BufferGeometry {
  const shade = kind % 2 === 0 ? LEAF.bush : LEAF.palm;
  return painted(new IcosahedronGeometry(0.5, 0).scale(1.1, 0.75, 1).rotateY(kind), shade);
}
