/** What people built and what fell down: bridges, caves, pits, the Ruin, the Dock and its boat. */

import { type BufferGeometry, Shape, ShapeGeometry, Vector2 } from "three";
import { archway } from "../../modelIsland/archway";
import { boulder, box, merged, painted, pole, post, set } from "../../modelIsland/mason";
import { between } from "../../modelIsland/motion";
import { GLOW, STONE, WOOD } from "../../modelIsland/palette";
import { heightAt, type Relief } from "../../modelIsland/relief";
import type { Work } from "../../modelIsland/slices";
import { scatter } from "../../noise";
import type { IslandBoard, Point } from "../contract";
import { mouthOf } from "./places";

const PLANK = 0.46;
const RAIL = 1.15;

export function* landmarksGeometry(board: IslandBoard, relief: Relief): Work<BufferGeometry> {
  const parts: BufferGeometry[] = [];
  const sites = [
    ...Object.values(board.bridges).map(
      ({ ends, deck_width }) =>
        () =>
          bridge(ends, deck_width),
    ),
    ...Object.keys(board.caves).map((cave) => () => arch(board, relief, cave)),
    ...Object.values(board.pits).map(
      ({ x, y, radius }) =>
        () =>
          rim(relief, x, y, radius),
    ),
    ...Object.values(board.pits).map(
      ({ rock_chip }) =>
        () =>
          chips(board, relief, rock_chip),
    ),
    () => ruin(board, relief),
    () => dock(board),
    () => boat(board),
  ];
  for (const [n, build] of sites.entries()) {
    parts.push(...build());
    yield n / sites.length;
  }
  return merged(parts);
}

/** Planks between four posts, and sagging ropes. */
function bridge([from, to]: [Point, Point], width: number): BufferGeometry[] {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const aside: [number, number] = [-Math.sin(turn), Math.cos(turn)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(length / PLANK);
  const parts = Array.from({ length: count }, (_, n) => {
    const [x, y, z] = between(from, to, (n + 0.5) / count);
    const wood = scatter(n, length) > 0.4 ? WOOD.plank : WOOD.plankWorn;
    const crooked = 0.05 * (scatter(length, n) - 0.5);
    return set(box(PLANK * 0.86, 0.16, width + 0.3 * scatter(n, 2), wood), {
      at: [x, y, z - 0.08],
      turn: turn + crooked,
    });
  });
  for (const side of [-1, 1]) {
    const off = (side * width) / 2;
    const beside = ([x, y, z]: Point, up: number): Point => [x + aside[0] * off, y + aside[1] * off, z + up];
    for (const end of [from, to])
      parts.push(set(post(0.17, RAIL + 0.9, WOOD.post), { at: beside(end, -0.7) }));
    const steps = 8;
    for (let n = 0; n < steps; n++) {
      const [a, b] = [n / steps, (n + 1) / steps];
      const sag = (part: number): number => RAIL - 0.55 * 4 * part * (1 - part);
      parts.push(
        pole(beside(between(from, to, a), sag(a)), beside(between(from, to, b), sag(b)), 0.06, WOOD.rope),
      );
      if (n % 2 === 1) {
        const foot = between(from, to, a);
        parts.push(pole(beside(foot, 0), beside(foot, sag(a)), 0.04, WOOD.rope));
      }
    }
  }
  return parts;
}

function arch(board: IslandBoard, relief: Relief, name: string): BufferGeometry[] {
  const cave = board.caves[name];
  if (cave === undefined) return [];
  const ground = Math.max(cave.z, heightAt(relief, cave.x, cave.y));
  return archway([cave.x, cave.y, ground], mouthOf(board, relief, name), STONE.boulder);
}

function rim(relief: Relief, x: number, y: number, radius: number): BufferGeometry[] {
  const stones = Math.round(radius * 7);
  return Array.from({ length: stones }, (_, n) => {
    const turn = (n / stones) * 2 * Math.PI;
    const away = radius * (0.98 + 0.1 * scatter(n, y));
    const [east, south] = [x + away * Math.cos(turn), y + away * Math.sin(turn)];
    const size = 0.2 + 0.16 * scatter(x, n);
    return set(boulder(size, STONE.basaltLight, n + x), {
      at: [east, south, heightAt(relief, east, south)],
      turn,
    });
  });
}

/** Pebbles at the corners of the space where one leaves a pit. */
function chips(board: IslandBoard, relief: Relief, id: string): BufferGeometry[] {
  const space = board.spaces[id];
  if (space === undefined) return [];
  const turn = (space.angle * Math.PI) / 180;
  return Array.from({ length: 10 }, (_, n) => {
    const corner = [0.44, -0.44][n % 2] ?? 0;
    const along = space.length * (corner + 0.12 * (scatter(n, 1) - 0.5));
    const across = space.width * ((n % 4 < 2 ? 0.4 : -0.4) + 0.16 * (scatter(n, 2) - 0.5));
    const x = space.x + along * Math.cos(turn) - across * Math.sin(turn);
    const y = space.y + along * Math.sin(turn) + across * Math.cos(turn);
    const size = 0.1 + 0.1 * scatter(n, 3);
    return set(boulder(size, STONE.chip, n + space.x), { at: [x, y, heightAt(relief, x, y) + 0.08] });
  });
}

/** Broken columns round a floor. */
function ruin(board: IslandBoard, relief: Relief): BufferGeometry[] {
  const [x, y, z] = board.features.ruin ?? [0, 0, 0];
  const parts = [set(post(1.75, 0.22, STONE.chip, 12), { at: [x, y, z - 0.05] })];
  for (let n = 0; n < 6; n++) {
    const turn = (n / 6) * 2 * Math.PI + 0.3;
    const [east, south] = [x + 1.5 * Math.cos(turn), y + 1.5 * Math.sin(turn)];
    const high = [2.6, 0.9, 2.2, 1.4, 2.6, 0.6][n] ?? 1;
    const foot = Math.max(z, heightAt(relief, east, south));
    parts.push(set(post(0.34, high, STONE.chip, 8), { at: [east, south, foot] }));
    parts.push(set(box(0.8, 0.18, 0.8, STONE.boulder), { at: [east, south, foot + 0.12], turn }));
    if (high > 2)
      parts.push(set(box(0.86, 0.22, 0.86, STONE.chip), { at: [east, south, foot + high], turn }));
  }
  const fallen = set(post(0.32, 1.5, STONE.chip, 8), {
    at: [x - 2.3, y + 1.2, z + 0.3],
    turn: 0.8,
    lean: 1.5,
  });
  return [...parts, fallen];
}

function dock(board: IslandBoard): BufferGeometry[] {
  const space = board.spaces.DOCK;
  if (space === undefined) return [];
  const turn = (space.angle * Math.PI) / 180;
  const at = (along: number, across: number, up: number): Point => [
    space.x + along * Math.cos(turn) - across * Math.sin(turn),
    space.y + along * Math.sin(turn) + across * Math.cos(turn),
    space.z + up,
  ];
  const count = Math.round((space.length + 0.6) / PLANK);
  const parts = Array.from({ length: count }, (_, n) => {
    const along = ((n + 0.5) / count - 0.5) * (space.length + 0.6);
    const wood = scatter(n, 5) > 0.4 ? WOOD.plank : WOOD.plankWorn;
    return set(box(PLANK * 0.9, 0.18, space.width + 0.5 + 0.3 * scatter(n, 8), wood), {
      at: at(along, 0, 0),
      turn,
    });
  });
  for (const along of [-0.5, 0, 0.5]) {
    for (const across of [-0.55, 0.55]) {
      const foot = at(along * (space.length + 0.4), across * (space.width + 0.6), -1.4);
      parts.push(set(post(0.16, 2.3, WOOD.post), { at: foot }));
    }
  }
  const pennant = new Shape([new Vector2(0, 3.6), new Vector2(1.5, 3.2), new Vector2(0, 2.8)]);
  const mast = at(-0.5 * space.length, -0.5 * space.width, 0);
  parts.push(set(post(0.09, 3.8, WOOD.post), { at: mast }));
  return [...parts, set(painted(new ShapeGeometry(pennant), GLOW.ember), { at: mast, turn: 0.3 })];
}

/** A small boat with a sail, waiting for the jewel. */
function boat(board: IslandBoard): BufferGeometry[] {
  const [x, y] = board.features.painted_boat ?? [0, 0];
  const turn = -0.25;
  const on = (up: number): Point => [x, y, up];
  const hull = painted(boatShape(), WOOD.hull);
  const sail = new Shape();
  sail.moveTo(0.08, 0.5);
  sail.quadraticCurveTo(1.3, 1.2, 0.08, 2.9);
  sail.lineTo(0.08, 0.5);
  return [
    set(hull, { at: on(0.05), turn }),
    set(box(1.3, 0.08, 0.5, WOOD.plank), { at: on(0.28), turn }),
    set(post(0.07, 3.1, WOOD.post), { at: on(0.2), turn }),
    set(painted(new ShapeGeometry(sail, 6), WOOD.sail), { at: on(0.2), turn }),
  ];
}

function boatShape(): BufferGeometry {
  const hull = box(2.6, 0.6, 1.1, WOOD.hull).translate(0, 0.1, 0);
  const places = hull.getAttribute("position");
  for (let n = 0; n < places.count; n++) {
    const keel = places.getY(n) < 0.1;
    const bow = Math.sign(places.getX(n));
    places.setX(n, places.getX(n) * (keel ? 0.62 : 1.05));
    places.setZ(n, places.getZ(n) * (keel ? 0.45 : bow > 0 ? 0.35 : 0.85));
  }
  return hull;
}
