import { Color } from "three";
import { expect, test } from "vitest";
import { Cloth, hoop, outlineOf } from "../../modelIsland/drape";
import { plantsOf, TROPICS } from "../../modelIsland/greenery";
import { landGeometry } from "../../modelIsland/land";
import { heightAt } from "../../modelIsland/relief";
import { inSlices } from "../../modelIsland/slices";
import { isFree } from "./free";
import { landmarksGeometry } from "./landmarks";
import { BOARD, RELIEF } from "./sample";
import { spacesGeometry } from "./spaces";

test("every point of the mesh lies on the ground", () => {
  const places = landGeometry(RELIEF, 1).getAttribute("position");
  expect(places.count).toBe(RELIEF.rows * RELIEF.columns);
  for (let n = 0; n < places.count; n += 7) {
    expect(places.getY(n)).toBeCloseTo(heightAt(RELIEF, places.getX(n), places.getZ(n)), 2);
  }
});

test("normals look up and have length one", () => {
  const normals = landGeometry(RELIEF, 1).getAttribute("normal");
  for (let n = 0; n < normals.count; n += 5) {
    const [x, y, z] = [normals.getX(n), normals.getY(n), normals.getZ(n)];
    expect(y).toBeGreaterThan(0);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 4);
  }
});

test("low detail has a quarter of the triangles and the same extent", () => {
  const [full, low] = [landGeometry(RELIEF, 1), landGeometry(RELIEF, 2)];
  full.computeBoundingBox();
  low.computeBoundingBox();
  expect(low.index?.count).toBeLessThan(0.3 * (full.index?.count ?? 0));
  expect(low.boundingBox?.max.x).toBe(full.boundingBox?.max.x);
  expect(low.boundingBox?.max.z).toBe(full.boundingBox?.max.z);
});

test("the mesh leaves out what lies deep in the sea", () => {
  const triangles = (landGeometry(RELIEF, 1).index?.count ?? 0) / 3;
  expect(triangles).toBeGreaterThan(0);
  expect(triangles).toBeLessThan(2 * (RELIEF.rows - 1) * (RELIEF.columns - 1));
});

test("painted spaces lie just above the ground, and bridges and water are not painted", () => {
  const places = spacesGeometry(BOARD, RELIEF, 0.07).getAttribute("position");
  for (let n = 0; n < places.count; n++) {
    const above = places.getY(n) - heightAt(RELIEF, places.getX(n), places.getZ(n));
    expect(above).toBeGreaterThan(0.02);
    expect(above).toBeLessThan(0.2);
    expect(places.getX(n)).toBeGreaterThan(4);
    expect(places.getX(n)).toBeLessThan(18);
  }
});

test("an outline has the size and the turn of its space", () => {
  const upright = outlineOf({ width: 1, length: 3, angle: 90 }, 0.2);
  expect(Math.max(...upright.map(([x]) => x))).toBeCloseTo(0.5);
  expect(Math.max(...upright.map(([, y]) => y))).toBeCloseTo(1.5);
  const round = outlineOf({ width: 5, length: 5, angle: 0 }, 0.2);
  for (const [x, y] of round) expect(Math.hypot(x, y)).toBeCloseTo(2.5);
});

test("a ring round a bridge lies on its deck", () => {
  const cloth = new Cloth(RELIEF, 0.1);
  const bridge = BOARD.spaces.B;
  if (bridge === undefined) throw new Error("no bridge");
  hoop(cloth, bridge, new Color("white"), 0, 0.3, 6);
  const places = cloth.geometry().getAttribute("position");
  for (let n = 0; n < places.count; n++) expect(places.getY(n)).toBeCloseTo(6.1);
});

test("plants keep off trails, lanes, pits and the sea", async () => {
  const plants =
    (await inSlices(
      plantsOf(RELIEF, (x, y) => isFree(BOARD, x, y), TROPICS),
      () => {},
      () => true,
    )) ?? [];
  expect(plants.length).toBeGreaterThan(0);
  for (const { x, y, z } of plants) {
    expect(isFree(BOARD, x, y)).toBe(true);
    expect(z).toBeGreaterThan(0);
  }
  expect(isFree(BOARD, 12.5, 14)).toBe(false);
  expect(isFree(BOARD, 15, 11)).toBe(false);
  expect(isFree(BOARD, 18, 16)).toBe(false);
});

test("all landmarks are one mesh without holes in its numbers", async () => {
  const landmarks = await inSlices(
    landmarksGeometry(BOARD, RELIEF),
    () => {},
    () => true,
  );
  const places = landmarks?.getAttribute("position");
  expect(places?.count).toBeGreaterThan(500);
  expect([...(places?.array ?? [])].every(Number.isFinite)).toBe(true);
});
