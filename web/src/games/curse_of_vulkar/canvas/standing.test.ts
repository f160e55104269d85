import type { BufferGeometry } from "three";
import { expect, test } from "vitest";
import { plantsOf } from "../../modelIsland/greenery";
import { heightAt, inside } from "../../modelIsland/relief";
import { FIELD, HEIGHTS, RELIEF, RIVER } from "../../modelIsland/sample";
import { inSlices, type Work } from "../../modelIsland/slices";
import { inlandOf } from "../coast";
import { spotOf } from "../figures";
import { BOARD } from "../sample";
import type { CurseBoard, CurseDeck } from "../types";
import { flowsOf } from "./chutes";
import { flightAt } from "./copter";
import { deckGeometry, postsOf, turnedAs } from "./decks";
import { FLORA } from "./flora";
import { freeOn } from "./free";
import { badgesFor, landmarksGeometry } from "./landmarks";
import { cardsGeometry, framesGeometry } from "./prints";
import { withReef } from "./reef";
import { restingMarbles } from "./resting";
import { cavesOf, signAt } from "./sites";
import { slabsGeometry, THICK } from "./slabs";
import { reachOf, rootTop, rootTurn } from "./tree";

const DECK: CurseDeck = { x: 14, y: 7, z: 4, turn: 30, pitch: -14, length: 6.4, top: 0.14, ladder: false };
const ISLAND: CurseBoard = {
  ...BOARD,
  ...FIELD,
  decks: { B1: DECK },
  spaces: { ...BOARD.spaces, B1: { ...(BOARD.spaces.A1 as CurseBoard["spaces"][string]), x: 14, y: 7 } },
};
const NOTHING = { decks: new Set<string>(), embers: new Set<string>(), fireballs: 0, boulder: false };

async function done<T>(work: Work<T>): Promise<T> {
  const made = await inSlices(
    work,
    () => {},
    () => true,
  );
  if (made === null) throw new Error("it was not wanted");
  return made;
}

/** The corners of a mesh on the board: east, south and up. */
function cornersOf(mesh: BufferGeometry): [number, number, number][] {
  const places = mesh.getAttribute("position");
  return Array.from({ length: places.count }, (_, n) => [places.getX(n), places.getZ(n), places.getY(n)]);
}

const near = ([x, y]: [number, number, number], at: [number, number]): boolean =>
  Math.hypot(x - at[0], y - at[1]) < 0.9;

test("every space has a stone on the ground, but for decks and the helipad", () => {
  const corners = cornersOf(slabsGeometry(ISLAND, RELIEF, 0));
  for (const name of Object.keys(ISLAND.spaces)) {
    const here = corners.filter((corner) => near(corner, spotOf(ISLAND, name)));
    expect(here.length > 0).toBe(name !== "H" && name !== "B1");
    for (const [x, y, z] of here) expect(Math.abs(z - heightAt(RELIEF, x, y))).toBeLessThan(2 * THICK + 0.3);
  }
});

test("what flows lies on the ground, lava with its light and rivers without", async () => {
  const wet = { ...ISLAND.chutes.E, kind: "river" } as CurseBoard["chutes"][string];
  const { lava, glow, river } = await done(
    flowsOf({ ...ISLAND, chutes: { ...ISLAND.chutes, E: wet } }, RELIEF, false),
  );
  for (const mesh of [lava, glow, river]) {
    const corners = cornersOf(mesh);
    expect(corners.length).toBeGreaterThan(0);
    for (const [x, y, z] of corners) expect(z).toBeGreaterThan(heightAt(RELIEF, x, y));
  }
  const beside = spotOf(ISLAND, "A1");
  expect(cornersOf(river).some(([x, y]) => x > 6 && x < 8 && Math.abs(y - 10) < 1)).toBe(true);
  expect(cornersOf(river).some((corner) => near(corner, beside))).toBe(false);
});

test("in low detail what flows goes as far with half of the corners", async () => {
  const [full, low] = await Promise.all([false, true].map((less) => done(flowsOf(ISLAND, RELIEF, less))));
  const [fine, coarse] = [full, low].map((flows) => cornersOf((flows as NonNullable<typeof full>).glow));
  if (fine === undefined || coarse === undefined) throw new Error("nothing glows");
  expect(coarse.length).toBeLessThan(0.7 * fine.length);
  for (const axis of [0, 1] as const) {
    const most = (corners: typeof fine): number => Math.max(...corners.map((corner) => corner[axis]));
    expect(Math.abs(most(coarse) - most(fine))).toBeLessThan(0.7);
  }
});

test("landmarks are one mesh without holes in its numbers", async () => {
  const corners = cornersOf(await done(landmarksGeometry(ISLAND, RELIEF)));
  expect(corners.length).toBeGreaterThan(500);
  expect(corners.flat().every(Number.isFinite)).toBe(true);
});

test("caves, trees and pits have their numbers over the ground", () => {
  const badges = badgesFor(ISLAND, RELIEF);
  expect(badges.map(({ text }) => text)).toEqual(["1", "1", "7", "1"]);
  for (const { at } of badges) expect(at[2]).toBeGreaterThan(heightAt(RELIEF, at[0], at[1]));
});

test("plants keep off trails, chutes, decks and the sea", async () => {
  const isFree = freeOn(ISLAND, RELIEF);
  const plants = await done(plantsOf(RELIEF, isFree, FLORA));
  expect(plants.length).toBeGreaterThan(0);
  for (const { x, y, z } of plants) {
    expect(inside(ISLAND.outline, x, y)).toBe(true);
    expect(z).toBeGreaterThan(RELIEF.level);
    for (const space of Object.values(ISLAND.spaces))
      expect(Math.hypot(space.x - x, space.y - y)).toBeGreaterThan(space.width / 2);
    for (const { line } of Object.values(ISLAND.chutes))
      for (const [a, b] of line) expect(Math.hypot(a - x, b - y)).toBeGreaterThan(1.5);
  }
  expect(isFree(14, 7)).toBe(false);
  expect(isFree(7, 10)).toBe(false);
  expect(isFree(28, 10)).toBe(false);
});

test("caves open to their spaces, and neither they nor signs stand on others", () => {
  for (const { name, at, mouth } of cavesOf(ISLAND, RELIEF)) {
    const [x, y] = spotOf(ISLAND, name);
    expect((x - at[0]) * mouth[0] + (y - at[1]) * mouth[1]).toBeGreaterThan(1);
  }
  const standing = [...cavesOf(ISLAND, RELIEF).map(({ at }) => at), signAt(ISLAND, RELIEF, "A1")];
  for (const [x, y] of standing)
    for (const space of Object.values(ISLAND.spaces))
      expect(Math.hypot(space.x - x, space.y - y)).toBeGreaterThan(space.width / 2);
});

test("the reef slopes into the sea; land and lagoon are as the marbles feel them", async () => {
  const reef = HEIGHTS.map((height, n) => (Math.floor(n / FIELD.columns) === 3 ? 2 : height));
  const inland = HEIGHTS.map((height) => (height > 0 ? 1 : 0));
  const drawn = await done(withReef(ISLAND, reef, Uint8Array.from(inland)));
  const at = (column: number, row: number): number => drawn[row * FIELD.columns + column] ?? 0;
  expect(at(30, 20)).toBe(reef[20 * FIELD.columns + 30]);
  expect(at(3, 2)).toBeGreaterThan(0);
  expect(at(3, 2)).toBeLessThan(2);
  for (let column = 0; column < RIVER / 0.5; column++) expect(at(column, 0)).toBeLessThanOrEqual(0);
});

test("the coast has land within it", () => {
  const inland = inlandOf(ISLAND);
  const step = FIELD.extent[2] / (FIELD.columns - 1);
  for (let n = 0; n < inland.length; n += 37) {
    const [x, y] = [(n % FIELD.columns) * step, Math.floor(n / FIELD.columns) * step];
    if (Math.abs(x - 25) > step) expect(inland[n] === 1).toBe(inside(ISLAND.outline, x, y));
  }
});

test("a root points where its tree is turned to, and lies on the ground there", () => {
  const tree = ISLAND.trees.T7;
  if (tree === undefined) throw new Error("no tree");
  const turns = ["right", "home", "left"].map((setting) => (rootTurn(tree, setting) * 180) / Math.PI);
  expect(turns.map(Math.round)).toEqual([224 - 35, 224, 224 + 20]);
  const angle = rootTurn(tree, "home");
  const [x, y] = [0.6, -0.6].map((part) => part * reachOf(tree)) as [number, number];
  const ground = heightAt(RELIEF, tree.x + x * Math.cos(angle), tree.y + y * Math.sin(angle));
  expect(rootTop(RELIEF, tree, angle)).toBeCloseTo(ground + 0.9);
});

test("a deck is as long as the table says, and leans down to its front", () => {
  for (const ladder of [false, true]) {
    const wood = deckGeometry({ ...DECK, ladder });
    wood.computeBoundingBox();
    const { min, max } = wood.boundingBox ?? { min: { x: 0 }, max: { x: 0 } };
    expect(max.x - min.x).toBeCloseTo(DECK.length, 0);
  }
  const front = cornersOf(deckGeometry(DECK).applyQuaternion(turnedAs(DECK))).reduce((one, other) =>
    other[0] > one[0] ? other : one,
  );
  expect(front[1]).toBeLessThan(0);
  expect(front[2]).toBeGreaterThan(0);
  const tops = postsOf({ ...DECK, pitch: 0 }).flatMap(cornersOf);
  expect(Math.max(...tops.map(([, , z]) => z))).toBeLessThan(DECK.z);
});

test("marbles wait in their pits and in the Scar, side by side, unless they roll", () => {
  const all = restingMarbles(ISLAND, RELIEF, 4, NOTHING);
  expect(all.length).toBe(5);
  for (const [n, { at, radius }] of all.entries()) {
    expect(at[2] - radius).toBeCloseTo(heightAt(RELIEF, at[0], at[1]));
    for (const other of all.slice(n + 1))
      expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThan(radius + other.radius);
  }
  const rolling = { ...NOTHING, embers: new Set(["P1"]), fireballs: 3 };
  expect(restingMarbles(ISLAND, RELIEF, 4, rolling).length).toBe(1);
});

test("snapshot spaces have a frame and a sign, and a print while there is one", () => {
  const frames = cornersOf(framesGeometry(ISLAND, RELIEF, [["A1", "red", 0]]));
  expect(frames.some((corner) => Math.hypot(corner[0] - 12, corner[1] - 10) < 2.4)).toBe(true);
  const corners = (left: number): number =>
    cornersOf(cardsGeometry(ISLAND, RELIEF, [["A1", "red", left]])).length;
  expect(corners(2)).toBe(2 * corners(0));
});

test("the copter rises from its stage and flies farther and farther off", () => {
  const { off, turn, pitch } = flightAt(0);
  expect(Math.hypot(...off, turn, pitch)).toBe(0);
  const parts = [0.1, 0.3, 0.5, 0.8, 1].map((part) => flightAt(part).off);
  for (const [n, [east, , up]] of parts.slice(1).entries()) {
    expect(up).toBeGreaterThan(parts[n]?.[2] ?? 0);
    expect(east).toBeGreaterThan(parts[n]?.[0] ?? 0);
  }
});
