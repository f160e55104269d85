/** How dice move: every pose is a function of time, and every movement ends exactly where it should. */

import { Matrix4, Quaternion, Vector3 } from "three";
import type { Spot } from "../../camera/look";
import { FACES, type Face } from "./signs";

export interface Pose {
  at: Vector3;
  turned: Quaternion;
}

export interface Step {
  kind: "throw" | "slide";
  start: number;
  lasts: number;
  from: Pose;
  to: Pose;
  /** How many times a thrown die turns over. */
  turns: number;
}

/** The sides of a box as three orders them, each with the directions right and up on it; up is towards
 * the skull wherever it can be, so that the side which looks at the player is never the skull. */
export const SIDES: { face: Face; right: Vector3; up: Vector3; out: Vector3 }[] = [
  side("S", [0, 0, 1], [0, -1, 0]),
  side("C", [0, 0, -1], [0, -1, 0]),
  side("M", [1, 0, 0], [0, 0, -1]),
  side("K", [1, 0, 0], [0, 0, 1]),
  side("D", [-1, 0, 0], [0, -1, 0]),
  side("P", [1, 0, 0], [0, -1, 0]),
];

type Triple = [number, number, number];

function side(face: Face, right: Triple, up: Triple) {
  const [across, upward] = [new Vector3(...right), new Vector3(...up)];
  return { face, right: across, up: upward, out: new Vector3().crossVectors(across, upward) };
}

/** How a die is turned that shows this face above, upright for whoever sits in front. */
function shown(face: Face): Quaternion {
  const { right, up, out } = SIDES.find((one) => one.face === face) as (typeof SIDES)[number];
  const seen = new Matrix4().makeBasis(new Vector3(1, 0, 0), new Vector3(0, 0, -1), new Vector3(0, 1, 0));
  const turned = seen.multiply(new Matrix4().makeBasis(right, up, out).transpose());
  return new Quaternion().setFromRotationMatrix(turned);
}

const UP = Object.fromEntries(FACES.map((face) => [face, shown(face)])) as Record<Face, Quaternion>;

/** A number between -1 and 1 that is always the same for the same seed. */
export function wobble(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** A die that shows this face, turned a little about the upright, at this spot. */
export function resting(face: Face, spot: Spot, yaw: number): Pose {
  const about = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), yaw);
  return { at: new Vector3(spot.x, spot.y, spot.z), turned: about.multiply(UP[face]) };
}

/** How high the middle of a cube stands that lies turned like this on the ground. */
export function support(turned: Quaternion): number {
  const upright = new Vector3(0, 1, 0).applyQuaternion(turned.clone().invert());
  return 0.5 * (Math.abs(upright.x) + Math.abs(upright.y) + Math.abs(upright.z));
}

const HOPS = [
  { from: 0, to: 0.42, high: 1.5 },
  { from: 0.42, to: 0.7, high: 0.85 },
  { from: 0.7, to: 0.88, high: 0.26 },
];

function hop(u: number): number {
  const found = HOPS.find(({ from, to }) => u >= from && u < to);
  if (!found) return 0;
  const part = (u - found.from) / (found.to - found.from);
  return found.high * 4 * part * (1 - part);
}

function thrown({ from, to, turns }: Step, u: number): Pose {
  const way = 1 - (1 - u) ** 2;
  const along = new Vector3().subVectors(to.at, from.at).setY(0);
  const axis = along.lengthSq() < 1e-6 ? new Vector3(1, 0, 0) : new Vector3(along.z, 0, -along.x).normalize();
  const spin = new Quaternion().setFromAxisAngle(axis, -(1 - way) * turns * Math.PI * 2);
  const turned = spin.multiply(to.turned);
  const at = new Vector3().lerpVectors(from.at, to.at, way);
  const fallen = Math.min(1, u / 0.42) ** 2;
  const ground = support(turned) + to.at.y - 0.5;
  at.y = Math.max(ground, from.at.y + (ground - from.at.y) * fallen) + hop(u);
  return { at, turned };
}

function slid({ from, to }: Step, u: number): Pose {
  const way = u * u * (3 - 2 * u);
  const at = new Vector3().lerpVectors(from.at, to.at, way);
  const lift = Math.min(0.9, 0.12 + from.at.distanceTo(to.at) * 0.12) + Math.abs(to.at.y - from.at.y) * 0.8;
  at.y += lift * 4 * way * (1 - way);
  return { at, turned: from.turned.clone().slerp(to.turned, way) };
}

/** Where a die is at a moment of its movement. */
export function poseAt(steps: Step[], resting: Pose, now: number): Pose {
  for (const step of steps) {
    if (now >= step.start + step.lasts) continue;
    if (now <= step.start) return step.from;
    const u = (now - step.start) / step.lasts;
    return step.kind === "throw" ? thrown(step, u) : slid(step, u);
  }
  return resting;
}

export const endOf = (steps: Step[]): number =>
  Math.max(0, ...steps.map(({ start, lasts }) => start + lasts));

export const same = (a: Pose, b: Pose): boolean =>
  a.at.distanceTo(b.at) < 0.002 && Math.abs(a.turned.dot(b.turned)) > 0.99999;

const SLIDE = 320;
const PAUSE = 260;

/** A throw from here onto the tray, a moment to look at it, and the way to where the die belongs. */
export function throwing(from: Pose, landing: Pose, to: Pose, order: number, now: number): Step[] {
  const lasts = 820 + 45 * order;
  const start = now + 35 * order;
  const turns = 1.5 + (Math.abs(wobble(order + 3)) > 0.5 ? 0.75 : 0.25);
  const rest = start + lasts;
  const gathered = now + 820 + 80 * 8 + PAUSE;
  const first: Step = { kind: "throw", start, lasts, from, to: landing, turns };
  const second: Step = {
    kind: "slide",
    start: Math.min(gathered, rest + PAUSE + 60 * (8 - order)),
    lasts: SLIDE,
    from: landing,
    to,
    turns: 0,
  };
  return same(landing, to) ? [first] : [first, second];
}

export function sliding(from: Pose, to: Pose, start: number): Step[] {
  return same(from, to) ? [] : [{ kind: "slide", start, lasts: SLIDE, from, to, turns: 0 }];
}
