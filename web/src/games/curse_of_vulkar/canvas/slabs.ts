/** The spaces of all trails as stones on the ground, in the colours of their trails. */

import { type BufferGeometry, Color } from "three";
import { Cloth, outlineOf } from "../../modelIsland/drape";
import { heightAt, type Relief } from "../../modelIsland/relief";
import { scatter } from "../../noise";
import type { CurseBoard, CurseSpace } from "../types";
import { DEEP } from "./chutes";

/** Face, edge. */
type Look = [string, string];

const REGIONS: Record<string, Look> = {
  scarside: ["#a9a2b2", "#4a4450"],
  summit: ["#dfbd8e", "#7a4f36"],
  beachside: ["#f6f3e4", "#3f9c96"],
};
/** Trails that are made of something else. */
const TRAILS: Record<string, Look> = {
  "Ring Road": ["#e0a878", "#6e3a2c"],
  "Driftwood Trail": ["#b39a80", "#5e4a3a"],
  "Obsidian Way": ["#8a80a8", "#2c2438"],
  "Cinder Steps": ["#b78a80", "#5a302a"],
  "Mud Steps": ["#a38a6c", "#54402c"],
  "Banana Steps": ["#f9e48c", "#b08a1e"],
  "Crab Steps": ["#f7b49a", "#b8543a"],
  "Surf Walk": ["#d6f0ee", "#3a8fb0"],
};
const HEART: Look = ["#ffd27a", "#a01c34"];
const WRECK: Look = ["#c98a8a", "#6e1426"];
const CARVED = 0.62;
const CARVING = 0.13;
/** How thick a stone is, and how far neighbours lie over each other in narrow bends. */
export const THICK = 0.2;
const APART = 0.03;
/** How near to a chute that is. */
const NEAR = 1.6;

export function slabsGeometry(board: CurseBoard, relief: Relief, lift: number): BufferGeometry {
  const cloth = new Cloth(relief, lift);
  const slabs = new Set(board.slabs);
  for (const [n, [name, space]] of Object.entries(board.spaces).entries()) {
    if (!isStone(board, name)) continue;
    const top = lift + thickness(board, space) + (n % 2) * APART;
    stone(cloth, space, looks(board, name, space), top);
    if (slabs.has(name)) carving(cloth, space, top + 0.02, looks(board, name, space)[1]);
  }
  return cloth.geometry();
}

/** Decks and the helipad are none. */
const isStone = ({ decks, helipad }: CurseBoard, name: string): boolean =>
  !(name in decks) && name !== helipad;

function looks({ heart, wreck }: CurseBoard, name: string, { trail, region }: CurseSpace): Look {
  if (name === heart) return HEART;
  if (name === wreck) return WRECK;
  return TRAILS[trail] ?? REGIONS[region] ?? (REGIONS.summit as Look);
}

/** A stone with a rim, a worn face and sides that go down to the ground. */
function stone(cloth: Cloth, space: CurseSpace, [face, edge]: Look, top: number): void {
  const worn = new Color(face).multiplyScalar(0.93 + 0.12 * scatter(space.x, space.y));
  const rim = new Color(edge);
  const heart = worn.clone().lerp(new Color("#ffffff"), 0.14);
  const ring = ringOf(cloth, space, outlineOf(space, 0.42));
  const brim = 1 - 0.26 / Math.min(space.width, space.length);
  cloth.band(ring(1.06, -0.3, rim.clone().multiplyScalar(0.6)), ring(1, top, rim), true);
  cloth.band(ring(1, top, rim), ring(brim, top, rim), true);
  const inner = ring(0.55, top, heart);
  cloth.band(ring(brim, top, worn), inner, true);
  cloth.fan(inner, ring(0, top, heart)[0] ?? 0);
}

/** A square cut into a stone, on which treasure lies. */
function carving(cloth: Cloth, space: CurseSpace, top: number, edge: string): void {
  const square = outlineOf({ width: 2 * CARVED, length: 2 * CARVED, angle: space.angle }, 0.15);
  const colour = new Color(edge).lerp(new Color("#ffffff"), 0.12);
  const ring = ringOf(cloth, space, square);
  cloth.band(ring(1, top, colour), ring(1 - CARVING / CARVED, top, colour), true);
}

/** Outlines on the top of a stone, which is half as uneven as the ground. */
function ringOf(
  cloth: Cloth,
  space: CurseSpace,
  outline: [number, number][],
): (size: number, up: number, colour: Color) => number[] {
  const { relief } = cloth;
  const [east, south] = tiltOf(relief, space);
  const middle = heightAt(relief, space.x, space.y);
  cloth.lift = 0;
  return (size, up, colour) =>
    outline.map(([a, b]) => {
      const [x, y] = [space.x + a * size, space.y + b * size];
      const even = middle + east * a * size + south * b * size;
      return cloth.point([x, y], colour, 0.5 * (even + heightAt(relief, x, y)) + up);
    });
}

/** How a stone lies on the ground: how much it rises to the east and to the south. */
function tiltOf(relief: Relief, { x, y }: CurseSpace): [number, number] {
  const d = 0.9;
  return [
    (heightAt(relief, x + d, y) - heightAt(relief, x - d, y)) / (2 * d),
    (heightAt(relief, x, y + d) - heightAt(relief, x, y - d)) / (2 * d),
  ];
}

/** Stones over which something flows are thicker. */
function thickness({ chutes }: CurseBoard, { x, y }: CurseSpace): number {
  const wet = Object.values(chutes).some(({ line }) =>
    line.some(([east, south]) => Math.hypot(east - x, south - y) < NEAR),
  );
  return wet ? THICK + DEEP : THICK;
}

/** Centimetres around a stone in which one comes up to it, so that nothing is lifted at once. */
const BRINK = 0.6;

/** How much higher than the bare ground, on which marbles roll and figures fall, the stones are here. */
export function stonesAt(board: CurseBoard, x: number, y: number): number {
  let high = 0;
  for (const [name, space] of Object.entries(board.spaces)) {
    if (!isStone(board, name)) continue;
    const beside = besideOf(space, x, y);
    if (beside < BRINK) high = Math.max(high, thickness(board, space) * (1 - Math.max(0, beside) / BRINK));
  }
  return high;
}

/** How far from a space this is; below 0 on it. */
function besideOf(space: CurseSpace, x: number, y: number): number {
  const [east, south] = [x - space.x, y - space.y];
  const turn = (space.angle * Math.PI) / 180;
  const along = Math.abs(east * Math.cos(turn) + south * Math.sin(turn)) - space.length / 2;
  const across = Math.abs(south * Math.cos(turn) - east * Math.sin(turn)) - space.width / 2;
  return Math.max(along, across);
}

/** How high the top of a stone lies. */
export const topOf = (board: CurseBoard, relief: Relief, space: CurseSpace): number =>
  heightAt(relief, space.x, space.y) + thickness(board, space);
