/** Puts coloured solids together into one mesh, so that a whole village costs one drawing. */

import {
  BoxGeometry,
  BufferGeometry,
  Color,
  CylinderGeometry,
  DodecahedronGeometry,
  Euler,
  Float32BufferAttribute,
  Matrix4,
  Quaternion,
  Vector3,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { scatter } from "../noise";
import type { Point } from "./points";

interface Setting {
  /** On the board. */
  at: Point;
  /** Radians, clockwise on the plan. */
  turn?: number;
  /** Radians: leans towards where it looks. */
  lean?: number;
  size?: number | [number, number, number];
}

/** One colour all over; corners are hard. */
export function painted(geometry: BufferGeometry, colour: string): BufferGeometry {
  const plain = geometry.index === null ? geometry : geometry.toNonIndexed();
  const { r, g, b } = new Color(colour);
  const count = plain.getAttribute("position").count;
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  plain.setAttribute("color", new Float32BufferAttribute(colours, 3));
  plain.deleteAttribute("uv");
  plain.computeVertexNormals();
  return plain;
}

export function set(geometry: BufferGeometry, { at, turn = 0, lean = 0, size = 1 }: Setting): BufferGeometry {
  const scale = typeof size === "number" ? new Vector3(size, size, size) : new Vector3(...size);
  const turned = new Quaternion().setFromEuler(new Euler(0, -turn, -lean, "YXZ"));
  return geometry.applyMatrix4(new Matrix4().compose(new Vector3(at[0], at[2], at[1]), turned, scale));
}

export function merged(parts: BufferGeometry[]): BufferGeometry {
  return (parts.length > 0 ? mergeGeometries(parts) : null) ?? new BufferGeometry();
}

export const box = (long: number, high: number, broad: number, colour: string): BufferGeometry =>
  painted(new BoxGeometry(long, high, broad), colour);

export const post = (radius: number, high: number, colour: string, sides = 6): BufferGeometry =>
  painted(new CylinderGeometry(radius * 0.85, radius, high, sides).translate(0, high / 2, 0), colour);

/** A rough stone; each `kind` is another. */
export function boulder(radius: number, colour: string, kind: number): BufferGeometry {
  const shade = new Color(colour).multiplyScalar(0.85 + 0.3 * scatter(kind, 7));
  const squash = 0.7 + 0.4 * scatter(kind, 3);
  return painted(
    new DodecahedronGeometry(radius)
      .rotateX(kind * 1.7)
      .rotateZ(kind * 2.3)
      .scale(1, squash, 0.9 + 0.3 * scatter(kind, 9)),
    `#${shade.getHexString()}`,
  );
}

/** A straight pole or rope from one point to another. */
export function pole(from: Point, to: Point, radius: number, colour: string): BufferGeometry {
  const [a, b] = [new Vector3(from[0], from[2], from[1]), new Vector3(to[0], to[2], to[1])];
  const length = a.distanceTo(b);
  const turned = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), b.clone().sub(a).normalize());
  return painted(new CylinderGeometry(radius, radius, length, 5), colour)
    .applyQuaternion(turned)
    .translate((a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2);
}
