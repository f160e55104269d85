/** What grows and lies on the ground, sparingly, where nobody walks and nothing rolls. */

import { type BufferGeometry, ConeGeometry, CylinderGeometry, IcosahedronGeometry } from "three";
import { noise, scatter } from "../noise";
import { boulder, merged, painted, set } from "./mason";
import { LEAF, STONE } from "./palette";
import { extentOf, heightAt, type Relief, slopeAt } from "./relief";
import type { Work } from "./slices";

const EVERY = 1.5;
/** So far to the north, seen from the south, the crown of a palm hides the ground. */
const CROWN = 1.6;

interface Plant<Kind extends string> {
  x: number;
  y: number;
  z: number;
  kind: Kind;
  size: number;
  turn: number;
}

/** A place where something may grow. */
export interface Site {
  x: number;
  y: number;
  z: number;
  /** How much the ground rises for each centimetre. */
  steep: number;
  /** From 0 to 1, another for each place. */
  chance: number;
  /** From 0 to 1: how much of a wood there is. */
  wooded: number;
  /** Whether something tall hides no place where people walk. */
  hidesNothing: boolean;
}

/** Whether nobody walks and nothing rolls here. */
export type IsFree = (x: number, y: number) => boolean;

/** What grows, and how each kind of it looks; its foot is at height 0, and each number is another. */
export interface Flora<Kind extends string> {
  grows(site: Site): Kind | null;
  shapes: Record<Kind, (n: number) => BufferGeometry[]>;
}

export function* plantsOf<Kind extends string>(
  relief: Relief,
  isFree: IsFree,
  { grows }: Pick<Flora<Kind>, "grows">,
): Work<Plant<Kind>[]> {
  const [west, north, east, south] = extentOf(relief);
  const plants: Plant<Kind>[] = [];
  for (let across = west; across < east; across += EVERY) {
    yield (across - west) / (east - west);
    for (let down = north; down < south; down += EVERY) {
      const x = across + EVERY * scatter(across, down);
      const y = down + EVERY * scatter(down, across);
      const site = siteAt(relief, isFree, x, y);
      const kind = site === null ? null : grows(site);
      if (site === null || kind === null) continue;
      plants.push({ x, y, z: site.z, kind, turn: site.chance * 40, size: 0.75 + 0.5 * scatter(y, x) });
    }
  }
  return plants;
}

function siteAt(relief: Relief, isFree: IsFree, x: number, y: number): Site | null {
  const z = heightAt(relief, x, y);
  if (z < relief.level + 0.25 || !isFree(x, y)) return null;
  return {
    x,
    y,
    z,
    steep: Math.hypot(...slopeAt(relief, x, y)),
    chance: scatter(x * 3, y * 5),
    wooded: noise(x * 0.21 + 3, y * 0.21),
    hidesNothing: isFree(x, y - CROWN),
  };
}

export function* greeneryGeometry<Kind extends string>(
  plants: Plant<Kind>[],
  { shapes }: Pick<Flora<Kind>, "shapes">,
): Work<BufferGeometry> {
  const parts: BufferGeometry[] = [];
  for (const [n, { x, y, z, turn, size, kind }] of plants.entries()) {
    parts.push(...shapes[kind](n).map((part) => set(part, { at: [x, y, z], turn, size })));
    yield n / plants.length;
  }
  return merged(parts);
}

/** Palms, bushes and rocks. */
export const TROPICS: Flora<"palm" | "bush" | "rock"> = {
  grows({ z, steep, chance, wooded, hidesNothing }) {
    if (hidesNothing && z < 5.6 && steep < 0.5 && chance < 0.08 + 0.75 * (wooded - 0.35)) return "palm";
    if (z > 1.2 && z < 6 && steep < 0.9 && chance > 0.78) return "bush";
    return chance > 0.55 && chance < 0.66 ? "rock" : null;
  },
  shapes: { palm, bush: (n) => [bush(n)], rock: (n) => [boulder(0.55, STONE.boulder, n)] },
};

export function palm(kind: number): BufferGeometry[] {
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

export function bush(kind: number): BufferGeometry {
  const shade = kind % 2 === 0 ? LEAF.bush : LEAF.palm;
  return painted(new IcosahedronGeometry(0.5, 0).scale(1.1, 0.75, 1).rotateY(kind), shade);
}
