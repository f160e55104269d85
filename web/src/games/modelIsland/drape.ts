/** Things that lie on the ground like a cloth: painted spaces, rings and bands. */

import { BufferGeometry, Color, Float32BufferAttribute } from "three";
import type { Point, Space } from "./points";
import { heightAt, type Relief, slopeAt } from "./relief";

type Spot = [number, number];

/** Drawn as if it were a little nearer, so that the ground does not show through. */
export const OVER_GROUND = { polygonOffset: true, polygonOffsetFactor: 0, polygonOffsetUnits: -2500 };

const STEEP = 0.85;
const LEAST = 0.66;

/** Points, colours and triangles of one mesh. */
export class Cloth {
  private readonly places: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];
  private readonly index: number[] = [];

  constructor(
    readonly relief: Relief,
    public lift: number,
  ) {}

  /** A point on the ground, or on a deck above it. */
  point([x, y]: Spot, colour: Color, deck: number | null = null): number {
    const [east, south] = deck === null ? slopeAt(this.relief, x, y) : [0, 0];
    const length = Math.hypot(east, 1, south);
    const height = deck ?? heightAt(this.relief, x, y);
    const [a, b, c] = [-east / length, 1 / length, -south / length];
    this.places.push(x + this.lift * a, height + this.lift * b, y + this.lift * c);
    this.normals.push(a, b, c);
    this.colours.push(colour.r, colour.g, colour.b);
    return this.places.length / 3 - 1;
  }

  /** A band between two rows of points. */
  band(left: number[], right: number[], closed: boolean): void {
    const count = closed ? left.length : left.length - 1;
    for (let n = 0; n < count; n++) {
      const m = (n + 1) % left.length;
      const [a, b, c, d] = [left[n] ?? 0, left[m] ?? 0, right[n] ?? 0, right[m] ?? 0];
      this.index.push(a, c, b, b, c, d);
    }
  }

  fan(rim: number[], middle: number): void {
    for (const [n, a] of rim.entries()) this.index.push(a, middle, rim[(n + 1) % rim.length] ?? a);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.places, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute("color", new Float32BufferAttribute(this.colours, 3));
    geometry.setIndex(this.index);
    return geometry;
  }
}

/** The outline of a space, from its middle: rounded corners, or a circle where it is as broad as a plateau. */
export function outlineOf(space: Pick<Space, "width" | "length" | "angle">, corner: number): Spot[] {
  const round = space.length === space.width && space.width > 4;
  const [a, b] = [space.length / 2, space.width / 2];
  const bend = round ? a : Math.min(corner, a, b);
  const turn = (space.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const spots: Spot[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    const [east, south] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1];
    const steps = round ? 8 : 3;
    for (let n = 0; n < steps + (round ? 0 : 1); n++) {
      const angle = ((quarter + n / steps) * Math.PI) / 2;
      const x = east * (a - bend) + bend * Math.cos(angle);
      const y = south * (b - bend) + bend * Math.sin(angle);
      spots.push([x * cos - y * sin, x * sin + y * cos]);
    }
    if (!round) spots.push(...edge(quarter, a - bend, b - bend, a, b, cos, sin));
  }
  return spots;
}

/** Two points on the straight edge after a corner, so that the cloth bends there, too. */
function edge(
  quarter: number,
  along: number,
  across: number,
  a: number,
  b: number,
  cos: number,
  sin: number,
): Spot[] {
  return [1 / 3, -1 / 3].map((part) => {
    const [x, y] = [
      [part * along, b],
      [-a, part * across],
      [-part * along, -b],
      [a, -part * across],
    ][quarter] as Spot;
    return [x * cos - y * sin, x * sin + y * cos];
  });
}

/** An outline drawn in where it would climb the steep bank of a lane. */
function fitted(relief: Relief, { x, y }: Space, outline: Spot[]): Spot[] {
  const room = outline.map(([east, south]) => {
    let size = 1;
    while (size > LEAST && Math.hypot(...slopeAt(relief, x + size * east, y + size * south)) > STEEP)
      size -= 0.04;
    return size;
  });
  return outline.map(([east, south], n) => {
    const beside = [-2, -1, 0, 1, 2].map((off) => room.at((n + off) % room.length) ?? 1);
    const size = beside.reduce((sum, one) => sum + one, 0) / beside.length;
    return [size * east, size * south];
  });
}

/** A stone slab: its edge, its face, and a lighter heart. */
export function slab(cloth: Cloth, space: Space, edgeColour: Color, face: Color): void {
  const outline = fitted(cloth.relief, space, outlineOf(space, CORNER));
  const ring = (size: number, colour: Color): number[] =>
    outline.map(([x, y]) => cloth.point([space.x + x * size, space.y + y * size], colour));
  const brim = 1 - 0.22 / Math.min(space.width, space.length);
  const heart = face.clone().lerp(new Color("#ffffff"), 0.12);
  cloth.band(ring(1, edgeColour), ring(brim, edgeColour), true);
  const inner = ring(0.55, heart);
  cloth.band(ring(brim, face), inner, true);
  cloth.fan(inner, cloth.point([space.x, space.y], heart));
}

const CORNER = 0.32;

/** A ring round a space or a spot. */
export function hoop(
  cloth: Cloth,
  space: Space,
  colour: Color,
  grown: number,
  thick: number,
  deck: number | null,
  corner = CORNER,
): void {
  const square = outlineOf(space, corner);
  const outline = deck === null ? fitted(cloth.relief, space, square) : square;
  const at = (by: number): number[] =>
    outline.map(([x, y]) => {
      const size = 1 + by / Math.hypot(x, y);
      return cloth.point([space.x + x * size, space.y + y * size], colour, deck);
    });
  cloth.band(at(grown + thick), at(grown), true);
}

/** A band along a line on the plan, as broad as `breadth` says at each part of its length. */
export function band(cloth: Cloth, line: Point[], colour: Color, breadth: (part: number) => number): void {
  const left: number[] = [];
  const right: number[] = [];
  for (const [n, [x, y]] of line.entries()) {
    const [before, after] = [line[n - 1] ?? line[n], line[n + 1] ?? line[n]] as [Point, Point];
    const [east, south] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(east, south) || 1;
    const half = breadth(n / Math.max(1, line.length - 1)) / 2;
    const [aside, down] = [(-south / length) * half, (east / length) * half];
    left.push(cloth.point([x - aside, y - down], colour));
    right.push(cloth.point([x + aside, y + down], colour));
  }
  cloth.band(left, right, false);
}
