/** What flows down the chutes: lava and water, each a ribbon that fills the bottom of its groove. */

import { BufferGeometry, Float32BufferAttribute } from "three";
import { heightAt, type Relief } from "../../modelIsland/relief";
import type { Work } from "../../modelIsland/slices";
import type { CurseBoard, CurseChute } from "../types";

type Spot = [number, number];

/** So far apart are two rows of points, in centimetres. */
const STEP = 0.3;
/** How deep it flows, and half of how broad it can be. */
export const DEEP = 0.17;
const HALF = 1.05;
const ACROSS = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1];
/** It lies at least so high above its banks, and its light below it. */
const OVER_BANKS = 0.1;
const OVER_GROUND = 0.05;
/** How far its light reaches. */
const GLOW = 3.6;
const GLOW_ACROSS = [-1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1];
/** Centimetres of a ribbon for one length of its picture. */
const PICTURE = 9;
const CALM = 3;
/** How far from its middle the chutes of Vul-Kar begin, and where they are drawn from. */
const VUL_KAR = 4;
const INSIDE = 1.1;
/** How large a pool is at a fork, and which part of the Scar it fills; its rings, and the corners of each. */
const FORK = 1.25;
const SCAR = 0.95;
const SCAR_DEEP = 0.42;
const RINGS = 4;
const ROUND = 20;

export interface Flows {
  lava: BufferGeometry;
  /** The light of the lava on the ground beside it. */
  glow: BufferGeometry;
  river: BufferGeometry;
}

/** All that flows; in low detail with every second row of points. */
export function* flowsOf(board: CurseBoard, relief: Relief, low: boolean): Work<Flows> {
  const [lava, glow, river] = [new Ribbon(), new Ribbon(), new Ribbon()];
  const chutes = Object.values(board.chutes);
  for (const [n, chute] of chutes.entries()) {
    const line = smoothed(chute, relief, board.peak).filter((_, row) => !low || row % 2 === 0);
    flow(chute.kind === "lava" ? lava : river, line, relief, low ? 2 * STEP : STEP);
    if (chute.kind === "lava") shine(glow, line, relief);
    yield n / chutes.length;
  }
  for (const spot of forksOf(board)) pool(lava, spot, relief, FORK, DEEP + OVER_GROUND);
  pool(lava, [board.scar.x, board.scar.y], relief, SCAR * board.scar.radius, SCAR_DEEP);
  return { lava: lava.geometry(), glow: glow.geometry(), river: river.geometry() };
}

/** Where one chute ends and others begin. */
function forksOf({ chutes }: CurseBoard): Spot[] {
  const begins = new Set(Object.values(chutes).map(({ line }) => `${line[0]}`));
  return Object.values(chutes).flatMap(({ line }) => {
    const end = line.at(-1);
    return end !== undefined && begins.has(`${end}`) ? [[end[0], end[1]] satisfies Spot] : [];
  });
}

/** The middle of a chute, often enough for its bends: from within Vul-Kar, and on to where it meets the sea. */
export function smoothed(chute: CurseChute, relief: Relief, peak: Spot): Spot[] {
  const line = [...inwards(chute, peak), ...chute.line.map(([x, y]): Spot => [x, y])];
  const spots: Spot[] = [];
  for (const [n, [x, y]] of line.entries()) {
    const next = line[n + 1];
    if (next === undefined) break;
    const steps = Math.max(1, Math.round(Math.hypot(next[0] - x, next[1] - y) / STEP));
    const around: [Spot, Spot, Spot, Spot] = [line[n - 1] ?? [x, y], [x, y], next, line[n + 2] ?? next];
    for (let m = 0; m < steps; m++) spots.push(curve(...around, m / steps));
  }
  spots.push(...line.slice(-1));
  return onwards(spots, relief);
}

/** A chute that comes out of a mouth begins inside. */
function inwards({ line }: CurseChute, [x, y]: Spot): Spot[] {
  const [east, south] = [(line[0]?.[0] ?? 0) - x, (line[0]?.[1] ?? 0) - y];
  const away = Math.hypot(east, south);
  return away > VUL_KAR ? [] : [[x + (INSIDE * east) / away, y + (INSIDE * south) / away]];
}

/** Through four points, between the second and the third. */
function curve(a: Spot, b: Spot, c: Spot, d: Spot, t: number): Spot {
  const at = (p: number, q: number, r: number, s: number): number =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return [at(a[0], b[0], c[0], d[0]), at(a[1], b[1], c[1], d[1])];
}

/** A chute that ends at the coast goes on until it is under water. */
function onwards(spots: Spot[], relief: Relief): Spot[] {
  const [from, to] = [spots.at(-8), spots.at(-1)];
  if (from === undefined || to === undefined) return spots;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [east, south] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const ground = heightAt(relief, to[0], to[1]);
  const more: Spot[] = [];
  for (let away = STEP; away < CALM; away += STEP) {
    const [x, y] = [to[0] + away * east, to[1] + away * south];
    if (ground > CALM || heightAt(relief, x, y) < relief.level - 0.2) break;
    more.push([x, y]);
  }
  return [...spots, ...more];
}

/** A surface that is level from side to side, where its banks are not higher. */
function flow(ribbon: Ribbon, line: Spot[], relief: Relief, step: number): void {
  ribbon.begin();
  for (const [n, [x, y]] of line.entries()) {
    const level = Math.max(relief.level, heightAt(relief, x, y)) + DEEP;
    const [aside, down] = across(line, n);
    for (const part of ACROSS) {
      const [east, south] = [x + aside * part * HALF, y + down * part * HALF];
      const height = Math.max(level, heightAt(relief, east, south) + OVER_BANKS);
      ribbon.point(east, height, south, (part + 1) / 2, (n * step) / PICTURE);
    }
    ribbon.row(ACROSS.length);
  }
}

/** A round pool, painted like the stream through its middle. */
function pool(ribbon: Ribbon, [x, y]: Spot, relief: Relief, radius: number, deep: number): void {
  const level = heightAt(relief, x, y) + deep;
  ribbon.begin();
  for (let n = 0; n <= RINGS; n++) {
    const away = (n / RINGS) * radius;
    for (let m = 0; m <= ROUND; m++) {
      const turn = (m / ROUND) * 2 * Math.PI;
      const [east, south] = [away * Math.cos(turn), away * Math.sin(turn)];
      ribbon.point(x + east, level, y + south, 0.5 + (0.4 * east) / radius, south / PICTURE);
    }
    ribbon.row(ROUND + 1);
  }
}

/** A band of light that lies on the ground. */
function shine(ribbon: Ribbon, line: Spot[], relief: Relief): void {
  ribbon.begin();
  for (const [n, [x, y]] of line.entries()) {
    const [aside, down] = across(line, n);
    for (const part of GLOW_ACROSS) {
      const [east, south] = [x + aside * part * GLOW, y + down * part * GLOW];
      const height = Math.max(relief.level, heightAt(relief, east, south));
      ribbon.point(east, height + OVER_GROUND, south, (part + 1) / 2, 0.5);
    }
    ribbon.row(GLOW_ACROSS.length);
  }
}

/** To the side of a line at this point, on the plan. */
function across(line: Spot[], n: number): Spot {
  const [before, after] = [line[n - 1] ?? line[n], line[n + 1] ?? line[n]] as [Spot, Spot];
  const [east, south] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(east, south) || 1;
  return [-south / length, east / length];
}

/** Rows of points, each joined to the one before. */
class Ribbon {
  private readonly places: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly index: number[] = [];
  private first = true;

  begin(): void {
    this.first = true;
  }

  point(x: number, height: number, z: number, u: number, v: number): void {
    this.places.push(x, height, z);
    this.normals.push(0, 1, 0);
    this.uvs.push(u, v);
  }

  /** The last points are a row of so many. */
  row(count: number): void {
    const end = this.places.length / 3;
    for (let n = 0; !this.first && n < count - 1; n++) {
      const [c, d] = [end - count + n, end - count + n + 1];
      const [a, b] = [c - count, d - count];
      this.index.push(a, b, c, b, d, c);
    }
    this.first = false;
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.places, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute("uv", new Float32BufferAttribute(this.uvs, 2));
    geometry.setIndex(this.index);
    return geometry;
  }
}
