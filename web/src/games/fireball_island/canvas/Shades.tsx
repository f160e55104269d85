/** Soft shadows under all that moves; those of the land are painted. */

import { useFrame } from "@react-three/fiber";
import { useMemo, useRef } from "react";
import { type InstancedMesh, MeshBasicMaterial, Object3D, PlaneGeometry, Vector3 } from "three";
import { softSpot } from "../../sheet";
import { textureOf } from "../../texture";
import { useDisposable } from "../../useDisposable";
import type { IslandBoard, Point } from "../contract";
import { OVER_GROUND } from "./drape";
import { heightAt, type Relief, slopeAt } from "./relief";
import { useLarger } from "./useLarger";
import type { Stage } from "./useShow";

interface Props {
  board: IslandBoard;
  relief: Relief;
  stage: Stage;
}

const MOST = 16;
const LIFT = 0.16;
const UP = new Vector3(0, 0, 1);

export function Shades({ board, relief, stage }: Props) {
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
      ...[...stage.balls.values()].map((at): [Point, number] => [at, 2.5]),
    ];
    mesh.current.count = Math.min(MOST, all.length);
    for (const [n, [at, wide]] of all.slice(0, MOST).entries()) {
      lay(dummy, board, relief, at, wide);
      mesh.current.setMatrixAt(n, dummy.matrix);
    }
    mesh.current.instanceMatrix.needsUpdate = true;
  });
  return <instancedMesh ref={mesh} args={[plane, material, MOST]} frustumCulled={false} />;
}

/** A shadow lies on the slope below, or on the deck of a bridge; the higher a thing flies, the wider. */
function lay(dummy: Object3D, board: IslandBoard, relief: Relief, [x, y, z]: Point, wide: number): void {
  const deck = Object.entries(board.bridges).find(([id]) => {
    const space = board.spaces[id];
    return space !== undefined && Math.hypot(space.x - x, space.y - y) < space.length / 2;
  });
  const ground = Math.max(0, heightAt(relief, x, y));
  const floor = deck === undefined ? ground : Math.max(ground, deck[1].ends[0][2]);
  const [east, south] = floor > ground || ground === 0 ? [0, 0] : slopeAt(relief, x, y);
  dummy.position.set(x, Math.min(floor, z + 0.2) + LIFT, y);
  dummy.quaternion.setFromUnitVectors(UP, new Vector3(-east, 1, -south).normalize());
  dummy.scale.setScalar(wide * (1 + 0.08 * Math.max(0, z - floor)));
  dummy.updateMatrix();
}
