/** The isle as a mesh, and the painted sea around it. */

import { BufferGeometry, Color, Float32BufferAttribute, LatheGeometry, Vector2 } from "three";
import { noise, scatter } from "../noise";
import { canvasOf, FONT } from "../sheet";
import { CRATER, mountain } from "./heights";
import type { Layout } from "./layout";
import type { Palette } from "./palette";

/** How broad the wooden frame of the board is. */
export const FRAME = 0.42;
const GRAIN = 0.25;
const BEYOND = 0.2;

/** The land wherever it is above the sea, coloured by its height. */
export function landGeometry(layout: Layout, palette: Palette): BufferGeometry {
  const [wide, deep] = [layout.across + 2 * BEYOND, layout.down + 2 * BEYOND];
  const [columns, rows] = [Math.round(wide / GRAIN), Math.round(deep / GRAIN)];
  const places: number[] = [];
  const colours: number[] = [];
  const heights: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = -wide / 2 + (column / columns) * wide + (scatter(column, row) - 0.5) * 0.12;
      const z = -deep / 2 + (row / rows) * deep + (scatter(row, column) - 0.5) * 0.12;
      const y = flattened(layout, x, z);
      places.push(x, y, z);
      heights.push(y);
      colours.push(...colourAt(palette, y, x, z).toArray());
    }
  }
  const index: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const corners = [a, a + 1, a + columns + 1, a + columns + 2] as const;
      if (corners.every((corner) => (heights[corner] ?? 0) < -0.12)) continue;
      index.push(a, a + columns + 1, a + 1, a + 1, a + columns + 1, a + columns + 2);
    }
  }
  return meshOf(places, colours, index);
}

/** Under the mountain the land lies low, so that the mountain's own mesh is what is seen. */
function flattened(layout: Layout, x: number, z: number): number {
  const { volcano } = layout;
  const away = Math.hypot(x - volcano.x, z - volcano.z);
  const y = layout.ground(x, z);
  return away < volcano.radius ? Math.min(y, mountain(volcano, away) - 0.12) : y;
}

function colourAt(palette: Palette, y: number, x: number, z: number): Color {
  const speck = noise(x * 1.7, z * 1.7);
  const colour = new Color(palette.sand);
  colour.lerp(new Color(palette.moss), Math.min(1, Math.max(0, (y - 0.12) / 0.16)));
  colour.lerp(
    new Color(palette.rock),
    Math.min(0.85, Math.max(0, (y - 0.36) / 0.3) + (speck > 0.66 ? 0.3 : 0)),
  );
  return colour.multiplyScalar(0.88 + 0.24 * scatter(x, z));
}

function meshOf(places: number[], colours: number[], index: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** The mountain, rough all round, with a rim and a crater. */
export function volcanoGeometry({ volcano, ...layout }: Layout, palette: Palette): BufferGeometry {
  const outside = Array.from({ length: 10 }, (_, n) => {
    const away = volcano.radius + 0.1 - (n / 9) * (volcano.radius + 0.1 - CRATER);
    return new Vector2(away, Math.max(-0.2, mountain(volcano, away)));
  });
  const inside = [
    new Vector2(CRATER - 0.08, volcano.height - 0.02),
    new Vector2(CRATER - 0.2, volcano.height - 0.3),
  ];
  const geometry = new LatheGeometry([...outside, ...inside], 40);
  const places = geometry.getAttribute("position");
  const colours: number[] = [];
  for (let n = 0; n < places.count; n++) {
    const [x, y, z] = [places.getX(n), places.getY(n), places.getZ(n)];
    const inner = Math.hypot(x, z) < CRATER - 0.04;
    const grain = inner ? 1 : 0.93 + 0.12 * noise(Math.atan2(z, x) * 3 + 9, y * 3);
    places.setXYZ(
      n,
      within(x * grain, volcano.x, layout.across),
      y,
      within(z * grain, volcano.z, layout.down),
    );
    const colour = new Color(palette.rock).lerp(new Color(palette.ash), y / volcano.height);
    if (inner) colour.set("#c2410c");
    colours.push(...colour.multiplyScalar(0.85 + 0.3 * scatter(n, 3)).toArray());
  }
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** Nothing reaches over the frame of the board: there the mountain is a cliff. */
function within(aside: number, middle: number, extent: number): number {
  const edge = extent / 2 + FRAME - 0.02;
  return Math.min(edge - middle, Math.max(-edge - middle, aside));
}

/** Lava that runs down the mountain, away from where the path comes up. */
export function lavaGeometry({ volcano, path, ...layout }: Layout): BufferGeometry {
  const [places, colours, index]: [number[], number[], number[]] = [[], [], []];
  const arrival = path.at(-2) ?? volcano;
  const towards = Math.atan2(arrival.z - volcano.z, arrival.x - volcano.x);
  const steps = 12;
  for (const [n, turn] of [1.25, 2.4, 3.6, 4.7].entries()) {
    const length = 0.55 + 0.4 * scatter(n, 5);
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      const away = CRATER - 0.1 + part * length * (volcano.radius - CRATER);
      const angle = towards + turn + 0.16 * Math.sin(part * 5 + n);
      const half = (0.13 - 0.07 * part + (step === steps ? -0.05 : 0)) / away;
      const y = mountain(volcano, Math.max(CRATER, away * 0.97)) + 0.035;
      for (const side of [-half, half]) {
        const [x, z] = [away * Math.cos(angle + side), away * Math.sin(angle + side)];
        places.push(within(x, volcano.x, layout.across), y, within(z, volcano.z, layout.down));
        colours.push(...new Color("#ffb24a").lerp(new Color("#b32a0c"), part).toArray());
      }
      const a = places.length / 3 - 2;
      if (step > 0) index.push(a - 2, a, a - 1, a - 1, a, a + 1, a - 2, a - 1, a, a - 1, a + 1, a);
    }
  }
  return meshOf(places, colours, index);
}

/** The sea painted on the eight wooden pieces of the board: their seams, their numbers, and shallows at the coast. */
export function paintedSea(layout: Layout, palette: Palette, detail: number): HTMLCanvasElement {
  const [width, height] = [Math.round(layout.across * detail), Math.round(layout.down * detail)];
  const [canvas, pen] = canvasOf(width, height);
  const [wide, deep] = layout.piece.map((cells) => cells * detail) as [number, number];
  for (const [n, middle] of layout.pieces.entries()) {
    const left = (middle.x + layout.across / 2) * detail - wide / 2;
    const top = (middle.z + layout.down / 2) * detail - deep / 2;
    pen.fillStyle = palette.sea[(n + Math.floor(n / 4)) % 2] ?? palette.sea[0];
    pen.fillRect(left, top, wide, deep);
    grainOf(pen, left, top, wide, deep, n);
  }
  pen.imageSmoothingEnabled = true;
  pen.drawImage(shallows(layout, palette), 0, 0, width, height);
  for (const [n, middle] of layout.pieces.entries()) {
    const left = (middle.x + layout.across / 2) * detail - wide / 2;
    const top = (middle.z + layout.down / 2) * detail - deep / 2;
    pen.lineWidth = detail * 0.07;
    pen.strokeStyle = palette.seam;
    pen.strokeRect(left, top, wide, deep);
    pen.font = `bold ${detail * 0.62}px ${FONT}`;
    pen.fillStyle = palette.shallow;
    pen.fillText(String(n + 1), left + detail * 0.2, top + deep - detail * 0.24);
  }
  return canvas;
}

function grainOf(
  pen: CanvasRenderingContext2D,
  left: number,
  top: number,
  wide: number,
  deep: number,
  n: number,
): void {
  for (let line = 0; line < 26; line++) {
    const y = top + ((line + scatter(line, n)) / 26) * deep;
    const sway = (scatter(n, line) - 0.5) * deep * 0.05;
    pen.strokeStyle = line % 3 === 0 ? "rgba(255, 255, 255, 0.05)" : "rgba(0, 0, 0, 0.09)";
    pen.lineWidth = 1 + 2 * scatter(line + 3, n);
    pen.beginPath();
    pen.moveTo(left, y);
    pen.bezierCurveTo(left + wide * 0.3, y + sway, left + wide * 0.7, y - sway, left + wide, y);
    pen.stroke();
  }
}

function shallows(layout: Layout, palette: Palette): HTMLCanvasElement {
  const grain = 8;
  const [width, height] = [layout.across * grain, layout.down * grain];
  const [canvas, pen] = canvasOf(width, height);
  const image = pen.createImageData(width, height);
  const shallow = new Color(palette.shallow).convertLinearToSRGB();
  for (let n = 0; n < width * height; n++) {
    const x = ((n % width) + 0.5) / grain - layout.across / 2;
    const z = (Math.floor(n / width) + 0.5) / grain - layout.down / 2;
    const depth = -layout.land(x, z);
    const foam = depth < 0.09 ? 0.5 : 0;
    const strength = Math.max(0, 1 - depth / 0.33);
    const rgb = [shallow.r, shallow.g, shallow.b].map((part) => 255 * (part + (1 - part) * foam));
    image.data.set([...rgb, 190 * Math.min(1, strength)], n * 4);
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}
