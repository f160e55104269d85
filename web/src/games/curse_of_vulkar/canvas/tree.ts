/** A tree that turns: an old trunk with a crown, and the one root that steers marbles. */

import { type BufferGeometry, CylinderGeometry, IcosahedronGeometry } from "three";
import { merged, painted, set } from "../../modelIsland/mason";
import { heightAt, type Relief } from "../../modelIsland/relief";
import { scatter } from "../../noise";
import { SETTINGS } from "../notation";
import type { CurseTree } from "../types";
import type { Region } from "./regions";

const BARK = "#7a5233";
const BARK_DARK = "#5d3d27";
const MOSS = "#c99a5a";
const TRUNK = 0.6;
/** Half of the root's breadth, and its height over the ground. */
const ROOT_HALF = 0.22;
const ROOT_HIGH = 0.9;
const SUNK = 2;

const LEAVES: Record<Region, [string, string]> = {
  scarside: ["#5d6a3a", "#7a7a42"],
  summit: ["#2f7a45", "#4f9a4c"],
  beachside: ["#4fa552", "#84c457"],
};

/** Trunk and crown, its foot at height 0. */
function trunkGeometry(region: Region, kind: number): BufferGeometry[] {
  const [dark, light] = LEAVES[region];
  const parts = [
    painted(new CylinderGeometry(0.42, TRUNK, 1.5 + SUNK, 8).translate(0, (1.5 - SUNK) / 2, 0), BARK),
    painted(new CylinderGeometry(0.3, 0.42, 1.5, 7).translate(0, 2.2, 0), BARK_DARK),
  ];
  for (let n = 0; n < 3; n++) {
    const turn = ((n + scatter(kind, n)) / 3) * 2 * Math.PI;
    const branch = painted(new CylinderGeometry(0.12, 0.22, 1.5, 5), BARK).translate(0, 0.75, 0);
    parts.push(branch.rotateZ(-0.75).rotateY(turn).translate(0, 2.5, 0));
  }
  const tufts: [number, number, number, number][] = [
    [0, 3.9, 0, 1.15],
    [0.95, 3.4, 0.3, 0.85],
    [-0.7, 3.5, 0.7, 0.85],
    [-0.4, 3.4, -0.9, 0.8],
    [0.55, 4.4, -0.35, 0.75],
  ];
  for (const [n, [x, up, z, size]] of tufts.entries()) {
    const leaf = new IcosahedronGeometry(size, 1).scale(1, 0.72, 1).rotateY(kind + n);
    parts.push(painted(leaf, n % 2 === 0 ? dark : light).translate(x, up, z));
  }
  return parts;
}

/** The root, from the middle of the trunk to the east, one centimetre long beyond it; its top is at height 0. */
export function rootGeometry(): BufferGeometry {
  const high = ROOT_HIGH + SUNK;
  const side = painted(
    new CylinderGeometry(ROOT_HALF * 0.8, ROOT_HALF, high, 8).translate(0, -high / 2, 0),
    BARK,
  );
  const body = painted(
    new CylinderGeometry(1, 1.1, high, 4, 1)
      .rotateY(Math.PI / 4)
      .scale(0.5 * Math.SQRT2, 1, ROOT_HALF * 0.9 * Math.SQRT2)
      .translate(0.5, -high / 2, 0),
    BARK,
  );
  const back = painted(new CylinderGeometry(0.1, 0.1, 1, 6).rotateZ(Math.PI / 2).translate(0.5, 0, 0), MOSS);
  const knob = painted(new IcosahedronGeometry(0.24, 1).scale(0.6, 0.8, 1), MOSS).translate(1, -0.04, 0);
  return merged([body, side.scale(0.5, 1, 1).translate(1, 0, 0), back, knob]);
}

/** How long the root is, from the middle of its tree. */
export const reachOf = ({ root }: CurseTree): number => TRUNK + root;

/** The angle of the root, in radians against the clock from the east. */
export const rootTurn = ({ home, settings }: CurseTree, setting: string): number =>
  ((home + (settings[SETTINGS.indexOf(setting)] ?? 0)) * Math.PI) / 180;

/** How high the top of a root lies that is turned like this. */
export function rootTop(relief: Relief, tree: CurseTree, turn: number): number {
  const along = 0.6 * reachOf(tree);
  return heightAt(relief, tree.x + along * Math.cos(turn), tree.y - along * Math.sin(turn)) + ROOT_HIGH;
}

export function treeGeometry(
  relief: Relief,
  tree: CurseTree,
  region: Region,
  kind: number,
): BufferGeometry[] {
  const at: [number, number, number] = [tree.x, tree.y, heightAt(relief, tree.x, tree.y)];
  return trunkGeometry(region, kind).map((part) => set(part, { at, turn: kind }));
}
