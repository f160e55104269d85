/** Soft shadows under all that moves; those of the land are painted. */

import { useFrame } from "@react-three/fiber";
import { useMemo, useRef } from "react";
import { type InstancedMesh, MeshBasicMaterial, Object3D, PlaneGeometry, Vector3 } from "three";
import { softSpot } from "../sheet";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import { OVER_GROUND } from "./drape";
import type { Pose } from "./motion";
import type { Point } from "./points";
import { heightAt, type Relief, slopeAt } from "./relief";
import { useLarger } from "./useLarger";

interface Props {
  relief: Relief;
  /** What stands and rolls on the island. */
  stage: { poses: Map<number, Pose>; balls: Map<string, Point> };
  /** The height of a deck above the ground here, if there is one. */
  deckAt(x: number, y: number): number | null;
  /** How wide the shadow of a ball is. */
  ball?: number;
}

const MOST = 16;
const LIFT = 0.16;
const UP = new Vector3(0, 0, 1);

export function Shades({ relief, stage, deckAt, ball = 2.5 }: Props) {
  const size = useLarger();
  const mesh = useRef<InstancedMesh>(null);
  const plane = useDisposable(() => new PlaneGeometry(1, 1), []);
  const spot = useDisposable(() => textureOf(softSpot("rgba(20,8,24,0.7)", "rgba(20,8,24,0)")), []);
  const material = useDisposable(
    () => new MeshBasicMaterial({ map: spot, transparent: true, depthWrite: false, ...OVER_GROUND }),
    [spot],
  );
  const dummy = useMemo(() => new Object3D(), []);
  useFrame(() => {
    if (mesh.current === null) return;
    const all: [Point, number][] = [
      ...[...stage.poses.values()].map(({ at, tip }): [Point, number] => [at, (tip === 1 ? 2.6 : 2) * size]),
      ...[...stage.balls.values()].map((at): [Point, number] => [at, ball]),
    ];
    mesh.current.count = Math.min(MOST, all.length);
    for (const [n, [at, wide]] of all.slice(0, MOST).entries()) {
      lay(dummy, relief, at, wide, deckAt(at[0], at[1]));
      mesh.current.setMatrixAt(n, dummy.matrix);
    }
    mesh.current.instanceMatrix.needsUpdate = true;
  });
  return <instancedMesh ref={mesh} args={[plane, material, MOST]} frustumCulled={false} />;
}

/** A shadow lies on the slope below, or on the deck of a bridge; the higher a thing flies, the wider. */
function lay(dummy: Object3D, relief: Relief, [x, y, z]: Point, wide: number, deck: number | null): void {
  const ground = Math.max(relief.level, heightAt(relief, x, y));
  const floor = Math.max(ground, deck ?? ground);
  const [east, south] = floor > ground || ground === relief.level ? [0, 0] : slopeAt(relief, x, y);
  dummy.position.set(x, Math.min(floor, z + 0.2) + LIFT, y);
  dummy.quaternion.setFromUnitVectors(UP, new Vector3(-east, 1, -south).normalize());
  dummy.scale.setScalar(wide * (1 + 0.08 * Math.max(0, z - floor)));
  dummy.updateMatrix();
}
