import { Vector3 } from "three";
import { expect, test } from "vitest";
import { moved } from "./keys";

/** A camera that looks from the south, or from the east. */
const SOUTH = new Vector3(0, 30, 40);
const EAST = new Vector3(40, 30, 0);

function pressed(key: string, from: Vector3) {
  const [camera, target] = [from.clone(), new Vector3()];
  const wanted = moved(key, camera, target);
  return { wanted, camera, target, distance: camera.distanceTo(target) };
}

test("plus brings the camera nearer to the same place, minus takes it away", () => {
  const [nearer, farther] = [pressed("+", SOUTH), pressed("-", SOUTH)];
  expect([nearer.distance < 50, farther.distance > 50]).toEqual([true, true]);
  expect([nearer.target.length(), farther.target.length()]).toEqual([0, 0]);
});

test("arrows move what is seen, from wherever one looks", () => {
  expect(pressed("ArrowRight", SOUTH).target.x).toBeGreaterThan(1);
  expect(pressed("ArrowUp", SOUTH).target.z).toBeLessThan(-1);
  expect(pressed("ArrowRight", EAST).target.z).toBeLessThan(-1);
  expect(pressed("ArrowUp", EAST).target.x).toBeLessThan(-1);
});

test("an arrow leaves the distance and the height as they are", () => {
  const { camera, target, distance } = pressed("ArrowLeft", SOUTH);
  expect(distance).toBeCloseTo(50);
  expect([camera.y, target.y]).toEqual([30, 0]);
});

test("other keys are left to others", () => {
  expect(pressed("Tab", SOUTH)).toMatchObject({ wanted: false, camera: SOUTH });
});
