/** How a piece is drawn that stands, lies, or is somewhere in between. */

import { Quaternion, Vector3 } from "three";
import type { Pose } from "./motion";
import { turnBetween } from "./turns";

const WAIST = 1.25;
/** The height of its middle where it lies. */
const LYING = 0.62;
const GLIDES = 7;
const THERE = 0.02;
const UP = new Vector3(0, 1, 0);
const ACROSS = new Vector3(0, 0, 1);

/** Where the feet are, seen from where the piece is, and how it is turned. */
interface Stance {
  feet: Vector3;
  spin: Quaternion;
}

/** A piece that tips over turns about its waist, and sinks to the ground. */
export function stanceOf(pose: Pose): Stance {
  if (pose.spin !== undefined) return { feet: new Vector3(), spin: pose.spin };
  const tipped = (pose.tip * Math.PI) / 2;
  const spin = new Quaternion()
    .setFromAxisAngle(UP, -pose.turn)
    .multiply(new Quaternion().setFromAxisAngle(ACROSS, -tipped));
  const waist = WAIST - (WAIST - LYING) * Math.abs(Math.sin(tipped));
  const feet = new Vector3(0, -WAIST, 0).applyQuaternion(spin).add(new Vector3(0, waist, 0));
  return { feet, spin };
}

/** A little nearer to where it belongs, so many seconds later. */
export function glide(from: Pose, to: Pose, elapsed: number): Pose {
  const ease = 1 - Math.exp(-GLIDES * Math.min(elapsed, 0.1));
  return from.spin === undefined ? upright(from, to, ease) : tumbled(from, from.spin, to, ease);
}

function upright(from: Pose, to: Pose, ease: number): Pose {
  const part = (a: number, b: number): number => a + (b - a) * ease;
  const turn = from.turn + turnBetween(from.turn, to.turn) * ease;
  const at: Pose["at"] = [part(from.at[0], to.at[0]), part(from.at[1], to.at[1]), part(from.at[2], to.at[2])];
  const pose = { at, turn, tip: part(from.tip, to.tip) };
  const off = left(at, to) + Math.abs(turnBetween(turn, to.turn)) + Math.abs(pose.tip - to.tip);
  return off < THERE ? to : pose;
}

/** From however it was thrown. */
function tumbled(from: Pose, spun: Quaternion, to: Pose, ease: number): Pose {
  const goal = stanceOf(to);
  const ends: Pose["at"] = [to.at[0] + goal.feet.x, to.at[1] + goal.feet.z, to.at[2] + goal.feet.y];
  const part = (n: 0 | 1 | 2): number => from.at[n] + (ends[n] - from.at[n]) * ease;
  const at: Pose["at"] = [part(0), part(1), part(2)];
  const spin = spun.clone().slerp(goal.spin, ease);
  const off = left(at, { ...to, at: ends }) + spin.angleTo(goal.spin);
  return off < THERE ? to : { ...to, at, spin };
}

const left = (at: Pose["at"], to: Pose): number =>
  Math.hypot(at[0] - to.at[0], at[1] - to.at[1], at[2] - to.at[2]);
