/** What people built and what lies in the surf: posts, caves, pits, the Scar, the Wreck, the helipad and the reef. */

import { type BufferGeometry, CylinderGeometry, IcosahedronGeometry, TorusGeometry } from "three";
import { archway } from "../../modelIsland/archway";
import { type Badge, CAVE } from "../../modelIsland/badges";
import { boulder, box, merged, painted, pole, post, set } from "../../modelIsland/mason";
import { STONE, WOOD } from "../../modelIsland/palette";
import type { Point } from "../../modelIsland/points";
import { heightAt, type Relief } from "../../modelIsland/relief";
import type { Work } from "../../modelIsland/slices";
import { scatter } from "../../noise";
import { spotOf } from "../figures";
import type { CurseBoard } from "../types";
import { postsOf } from "./decks";
import { regionAt } from "./regions";
import { cavesOf, stageAt, wreckAt } from "./sites";
import { treeGeometry } from "./tree";
import { wreckGeometry } from "./wreck";

const CAVES = { scarside: "#4c434a", summit: STONE.boulder, beachside: "#cbab84" };
const CORALS = ["#e0705f", "#a86aa8", "#f0a04c", "#e28aa8", "#6aa884"];
const PIT = 1.35;
const STAGE = 3.7;
const PAD = 2.5;

export function* landmarksGeometry(board: CurseBoard, relief: Relief): Work<BufferGeometry> {
  const parts: BufferGeometry[] = [];
  const sites = [
    () => Object.values(board.decks).flatMap(postsOf),
    ...cavesOf(board, relief).map(
      ({ at, mouth }) =>
        () =>
          archway(at, mouth, CAVES[regionAt(at[0], at[1])]),
    ),
    ...Object.values(board.trees).map(
      (tree, n) => () => treeGeometry(relief, tree, regionAt(tree.x, tree.y), n),
    ),
    () => Object.values(board.pits).flatMap(({ x, y }) => ringOfStones(relief, x, y, PIT, 0.24)),
    () => ringOfStones(relief, board.scar.x, board.scar.y, board.scar.radius + 0.55, 0.5),
    () => wreck(board, relief),
    () => helipad(board, relief),
    () => stage(board, relief),
    ...board.outline.map((_, n) => () => corals(board, relief, n)),
  ];
  for (const [n, build] of sites.entries()) {
    parts.push(...build());
    yield n / sites.length;
  }
  return merged(parts);
}

/** Dark stones in a circle, where the ground is dry. */
function ringOfStones(relief: Relief, x: number, y: number, radius: number, size: number): BufferGeometry[] {
  const stones = Math.round((2 * Math.PI * radius) / (1.7 * size));
  return Array.from({ length: stones }, (_, n) => {
    const turn = (n / stones) * 2 * Math.PI;
    const away = radius * (0.97 + 0.08 * scatter(n, y));
    const [east, south] = [x + away * Math.cos(turn), y + away * Math.sin(turn)];
    const grown = size * (0.7 + 0.5 * scatter(x, n));
    return set(boulder(grown, "#463a40", n + x), { at: [east, south, heightAt(relief, east, south)], turn });
  });
}

function wreck(board: CurseBoard, relief: Relief): BufferGeometry[] {
  const [x, y] = wreckAt(board);
  const at: Point = [x, y, heightAt(relief, x, y) - 0.25];
  return wreckGeometry().map((part) => set(part, { at, turn: 0.62, size: 0.92 }));
}

/** A round floor with an H on it. */
function helipad(board: CurseBoard, relief: Relief): BufferGeometry[] {
  const [x, y] = spotOf(board, board.helipad);
  const floor = heightAt(relief, x, y);
  const disc = painted(new CylinderGeometry(PAD, PAD + 0.15, 0.5, 32), "#6d7480").translate(0, -0.05, 0);
  const rim = painted(new TorusGeometry(PAD - 0.35, 0.1, 4, 32).rotateX(Math.PI / 2), "#f7d038");
  return [disc, rim.translate(0, 0.2, 0), ...letter("#ffffff", 0.22)].map((part) =>
    set(part, { at: [x, y, floor] }),
  );
}

/** An H, two centimetres high, that lies on a floor. */
function letter(colour: string, up: number): BufferGeometry[] {
  return [
    box(0.3, 0.06, 1.9, colour).translate(-0.55, up, 0),
    box(0.3, 0.06, 1.9, colour).translate(0.55, up, 0),
    box(0.9, 0.06, 0.3, colour).translate(0, up, 0),
  ];
}

/** The landing stage of the copter, on piles over the surf, with a gangway to the helipad. */
function stage(board: CurseBoard, relief: Relief): BufferGeometry[] {
  const at = stageAt(board, relief);
  const on = (x: number, y: number, up: number): Point => [at[0] + x, at[1] + y, at[2] + up];
  const parts: BufferGeometry[] = [];
  for (let n = -5; n <= 6; n++) {
    const along = n * 0.57;
    const half = Math.sqrt(Math.max(0, STAGE * STAGE - along * along));
    const wood = scatter(n, 4) > 0.4 ? WOOD.plank : WOOD.plankWorn;
    parts.push(set(box(0.5, 0.16, 2 * half, wood), { at: on(along, 0, -0.08) }));
  }
  const rim = painted(new TorusGeometry(STAGE - 0.75, 0.09, 4, 32).rotateX(Math.PI / 2), "#f7d038");
  parts.push(set(rim, { at: on(0, 0, 0.02) }));
  for (let n = 0; n < 8; n++) {
    const turn = ((n + 0.5) / 8) * 2 * Math.PI;
    const [x, y] = [(STAGE - 0.25) * Math.cos(turn), (STAGE - 0.25) * Math.sin(turn)];
    parts.push(set(post(0.17, at[2] + 0.4, WOOD.post), { at: [at[0] + x, at[1] + y, -0.5] }));
  }
  const [west] = spotOf(board, board.helipad);
  const reach = at[0] - west;
  for (const side of [-1, 1])
    parts.push(
      pole(on(-reach + PAD - 0.2, side * 0.8, -0.15), on(-STAGE + 0.4, side * 0.8, -0.15), 0.1, WOOD.post),
    );
  return parts;
}

/** Rocks and corals along one part of the reef. */
function corals({ outline, peak }: CurseBoard, relief: Relief, n: number): BufferGeometry[] {
  const [x, y] = outline[n] ?? peak;
  const [east, south] = outline[(n + 1) % outline.length] ?? peak;
  const length = Math.hypot(east - x, south - y);
  const [out, down] = [(south - y) / length, -(east - x) / length];
  const side = Math.sign((x - peak[0]) * out + (y - peak[1]) * down) || 1;
  const count = Math.round(length / 0.8);
  return Array.from({ length: count }, (_, m) => {
    const part = (m + scatter(n, m)) / count;
    const away = side * (3 + 1.5 * scatter(m, n));
    const [a, b] = [x + part * (east - x) + away * out, y + part * (south - y) + away * down];
    return lump(relief, a, b, n * 31 + m);
  });
}

function lump(relief: Relief, x: number, y: number, kind: number): BufferGeometry {
  const chance = scatter(kind, 5);
  const dark = regionAt(x, y) === "scarside";
  const size = 0.3 + 0.4 * scatter(kind, 6);
  const at: Point = [x, y, heightAt(relief, x, y)];
  const rock = dark || chance < 0.5;
  if (rock) return set(boulder(size, dark ? "#4a4046" : "#b59a80", kind), { at, turn: kind });
  const colour = CORALS[kind % CORALS.length] ?? "";
  const bud = painted(new IcosahedronGeometry(0.75 * size, 0).scale(1, 1.25, 1), colour);
  return set(bud, { at, turn: kind });
}

/** The numbers of caves, trees and pits. */
export function badgesFor(board: CurseBoard, relief: Relief): Badge[] {
  return [
    ...cavesOf(board, relief).map(
      ({ number, at, mouth }): Badge => ({
        text: `${number}`,
        at: [at[0] - 0.25 * mouth[0], at[1] - 0.25 * mouth[1], at[2] + 2.2],
        colours: CAVE,
      }),
    ),
    ...Object.entries(board.trees).map(
      ([name, { x, y }]): Badge => ({
        text: name.slice(1),
        at: [x, y + 0.75, heightAt(relief, x, y) + 1.7],
        colours: ["#1f3a22", "#b9e08a", "#eaffd0"],
        size: 0.8,
      }),
    ),
    ...Object.keys(board.pits).map((name) => pitBadge(board, relief, name, 0.62)),
  ];
}

/** The number of a pit, at its rim. */
export function pitBadge(board: CurseBoard, relief: Relief, name: string, size: number): Badge {
  const { x, y, outward } = board.pits[name] ?? { x: 0, y: 0, outward: 0 };
  const turn = (outward * Math.PI) / 180;
  const [a, b] = [x - 1.25 * Math.cos(turn), y + 1.25 * Math.sin(turn)];
  return {
    text: name.slice(1),
    at: [a, b, heightAt(relief, a, b) + 0.55],
    colours: ["#4a1208", "#ff8a3c", "#ffe0b8"],
    size,
  };
}
