/** Many of the same in one stroke: tiles with real thickness, and flat pieces of a sheet of pictures. */

import {
  AdditiveBlending,
  BufferAttribute,
  type BufferGeometry,
  Color,
  ExtrudeGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  MeshStandardMaterial,
  NormalBlending,
  PlaneGeometry,
  ShaderMaterial,
  Shape,
  type Texture,
  Vector2,
} from "three";

export type Tint = readonly [red: number, green: number, blue: number, alpha: number];

export interface Piece {
  at: Matrix4;
  cell: number;
  tint: Tint;
}

export const THICK = 0.36;
const EDGE = 0.055;
const IVORY = new Color("#fff6e2");
const CORE = new Color("#6a3a1c");

const VERTEX = `
attribute float cell;
attribute vec4 tint;
uniform vec2 grid;
varying vec2 vAt;
varying vec4 vTint;
void main() {
  vec2 corner = vec2(mod(cell, grid.x), floor(cell / grid.x));
  vAt = vec2((corner.x + uv.x) / grid.x, 1.0 - (corner.y + 1.0 - uv.y) / grid.y);
  vTint = tint;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = `
uniform sampler2D map;
varying vec2 vAt;
varying vec4 vTint;
void main() {
  gl_FragColor = texture2D(map, vAt) * vec4(vTint.rgb * vTint.a, vTint.a);
}`;

interface Sheet {
  map: Texture;
  columns: number;
  rows: number;
}

/** Pieces of a sheet that lie flat, or as their matrix says. */
export class Decals {
  readonly mesh: InstancedMesh<BufferGeometry, ShaderMaterial>;
  private readonly cells: InstancedBufferAttribute;
  private readonly tints: InstancedBufferAttribute;

  constructor(sheet: Sheet, order: number, glowing: boolean, most: number) {
    const flat = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    this.cells = new InstancedBufferAttribute(new Float32Array(most), 1);
    this.tints = new InstancedBufferAttribute(new Float32Array(most * 4), 4);
    flat.setAttribute("cell", this.cells);
    flat.setAttribute("tint", this.tints);
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { map: { value: sheet.map }, grid: { value: new Vector2(sheet.columns, sheet.rows) } },
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
      blending: glowing ? AdditiveBlending : NormalBlending,
    });
    this.mesh = new InstancedMesh(flat, material, most);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
    this.mesh.count = 0;
  }

  show(pieces: Piece[]): void {
    const count = Math.min(pieces.length, this.cells.count);
    for (let n = 0; n < count; n += 1) {
      const piece = pieces[n] as Piece;
      this.mesh.setMatrixAt(n, piece.at);
      this.cells.setX(n, piece.cell);
      this.tints.setXYZW(n, ...(piece.tint as [number, number, number, number]));
    }
    this.mesh.count = count;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.cells.needsUpdate = true;
    this.tints.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}

/** The bodies of tiles. */
export class Bodies {
  readonly mesh: InstancedMesh<BufferGeometry, MeshStandardMaterial>;

  constructor(order: number, opacity: number, most: number) {
    const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.38, metalness: 0 });
    material.transparent = opacity < 1;
    material.opacity = opacity;
    this.mesh = new InstancedMesh(tileBody(), material, most);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
    this.mesh.count = 0;
  }

  show(places: Matrix4[]): void {
    this.mesh.count = Math.min(places.length, this.mesh.instanceMatrix.count);
    for (let n = 0; n < this.mesh.count; n += 1) this.mesh.setMatrixAt(n, places[n] as Matrix4);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}

/** A tile of 2 x 1 that stands on the table: ivory above, a dark core below. */
function tileBody(): BufferGeometry {
  const body = new ExtrudeGeometry(rounded(1.94 - 2 * EDGE, 0.96 - 2 * EDGE, 0.1), {
    depth: THICK - 2 * EDGE,
    bevelThickness: EDGE,
    bevelSize: EDGE,
    bevelSegments: 3,
    curveSegments: 4,
  });
  body.translate(0, 0, EDGE).rotateX(-Math.PI / 2);
  const corners = body.getAttribute("position");
  const colours = new Float32Array(corners.count * 3);
  for (let n = 0; n < corners.count; n += 1) {
    const high = corners.getY(n) > THICK / 2;
    (high ? IVORY : CORE).toArray(colours, n * 3);
  }
  body.setAttribute("color", new BufferAttribute(colours, 3));
  return body;
}

function rounded(long: number, wide: number, corner: number): Shape {
  const [x, y] = [long / 2, wide / 2];
  const shape = new Shape();
  shape.moveTo(-x + corner, -y);
  shape.lineTo(x - corner, -y).quadraticCurveTo(x, -y, x, -y + corner);
  shape.lineTo(x, y - corner).quadraticCurveTo(x, y, x - corner, y);
  shape.lineTo(-x + corner, y).quadraticCurveTo(-x, y, -x, y - corner);
  shape.lineTo(-x, -y + corner).quadraticCurveTo(-x, -y, -x + corner, -y);
  return shape;
}
