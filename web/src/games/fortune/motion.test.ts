import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { endOf, poseAt, resting, SIDES, same, sliding, support, throwing } from "./motion";
import { FACES, type Face } from "./signs";

const HAND = resting("C", { x: 1, y: 1.4, z: 5 }, 2);

function faceAbove(turned: ReturnType<typeof resting>["turned"]): Face | undefined {
  return SIDES.find(({ out }) => out.clone().applyQuaternion(turned).y > 0.99)?.face;
}

describe("a die", () => {
  it.each([...FACES])("that shows %s has it above and upright", (face) => {
    const { turned } = resting(face, { x: 0, y: 0.5, z: 0 }, 0);
    expect(faceAbove(turned)).toBe(face);
    const side = SIDES.find((one) => one.face === face);
    expect(
      side?.up
        .clone()
        .applyQuaternion(turned)
        .distanceTo(new Vector3(0, 0, -1)),
    ).toBeLessThan(1e-6);
  });

  it("has six different signs on sides that are turned outwards", () => {
    expect(new Set(SIDES.map(({ face }) => face)).size).toBe(6);
    const outs = [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ];
    for (const [which, { out }] of SIDES.entries()) {
      expect(out.distanceTo(new Vector3(...(outs[which] as [number, number, number])))).toBeLessThan(1e-6);
    }
  });
});

describe("a throw", () => {
  it.each([...FACES])("lands exactly on %s and then lies where it belongs", (face) => {
    for (let order = 0; order < 8; order += 1) {
      const landing = resting(face, { x: 2, y: 0.5, z: 1 }, 0.2);
      const home = resting(face, { x: -2, y: 0.5, z: -0.7 }, 0.05);
      const steps = throwing(HAND, landing, home, order, 1000);
      const first = steps[0];
      expect(same(poseAt(steps, home, 1000), HAND)).toBe(true);
      expect(first && same(poseAt(steps, home, first.start + first.lasts), landing)).toBe(true);
      expect(same(poseAt(steps, home, endOf(steps)), home)).toBe(true);
      expect(endOf(steps) - 1000).toBeLessThan(2600);
    }
  });

  it("never sinks into the tray", () => {
    const landing = resting("K", { x: 2, y: 0.5, z: 1 }, 0.2);
    const steps = throwing(HAND, landing, landing, 3, 0);
    for (let now = 0; now <= endOf(steps); now += 16) {
      const { at, turned } = poseAt(steps, landing, now);
      expect(at.y).toBeGreaterThanOrEqual(support(turned) - 1e-6);
    }
  });

  it("is the same every time", () => {
    const landing = resting("S", { x: 2, y: 0.5, z: 1 }, 0.2);
    const [one, two] = [1, 2].map(() => poseAt(throwing(HAND, landing, landing, 2, 0), landing, 400));
    expect(one?.at.equals(two?.at as Vector3)).toBe(true);
  });

  it("is no movement at all for a die that lies right already", () => {
    expect(sliding(HAND, HAND, 0)).toEqual([]);
  });
});
