import { Quaternion, Vector3 } from "three";
import { expect, test } from "vitest";
import type { Pose } from "./motion";
import { glide, stanceOf } from "./poses";

const STANDING: Pose = { at: [3, 4, 5], turn: 0, tip: 0 };
const headOf = (pose: Pose): Vector3 => {
  const { feet, spin } = stanceOf(pose);
  return new Vector3(0, 3, 0).applyQuaternion(spin).add(feet);
};

test("whoever stands has the feet where the piece is, and the head above", () => {
  expect(stanceOf(STANDING).feet.length()).toBeCloseTo(0);
  expect(headOf(STANDING).toArray()).toEqual([0, 3, 0].map((part) => expect.closeTo(part)));
});

test("whoever lies has the head where they are turned, and the middle on the spot", () => {
  const lying = { ...STANDING, turn: Math.PI / 2, tip: 1 };
  const [head, { feet }] = [headOf(lying), stanceOf(lying)];
  expect(head.z).toBeGreaterThan(1.5);
  expect(feet.z).toBeLessThan(-1);
  expect(head.y).toBeCloseTo(feet.y);
  expect(feet.y).toBeGreaterThan(0.4);
});

test.each([
  ["from elsewhere", { at: [9, 9, 9], turn: 2, tip: 0 } as Pose],
  ["from the air", { ...STANDING, at: [9, 9, 9], spin: new Quaternion(0.5, 0.5, 0.5, 0.5) } as Pose],
])("a piece glides to its place %s, and then is there", (_, from) => {
  const lies = { ...STANDING, tip: 1 };
  const first = glide(from, lies, 0.05);
  expect(Math.hypot(first.at[0] - 3, first.at[1] - 4)).toBeLessThan(Math.hypot(6, 5));
  let pose = first;
  for (let n = 0; n < 60; n++) pose = glide(pose, lies, 0.05);
  expect(pose).toBe(lies);
});
