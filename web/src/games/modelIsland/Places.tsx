/** Places that can be chosen: rings around them, what a finger can tap, and the footprints that lead there. */

import type { ThreeEvent } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import {
  BoxGeometry,
  CircleGeometry,
  Color,
  DoubleSide,
  type InstancedMesh,
  MeshBasicMaterial,
  Object3D,
} from "three";
import { useDisposable } from "../useDisposable";
import { Cloth, hoop, OVER_GROUND } from "./drape";
import type { Footprint } from "./footprints";
import { MARK } from "./palette";
import type { Space } from "./points";
import { type Relief, slopeAt } from "./relief";
import { useLarger } from "./useLarger";

const LIFT = 0.14;
const OVER_RIM = 0.04;
const TARGET = 1.9;
const TALL = 1.2;
const THROUGH_HILLS = { transparent: true, opacity: 0.4, depthTest: false, depthWrite: false };

/** What is ringed and tapped of a place. */
export interface Area {
  space: Space;
  /** The height at which one stands there. */
  stand: number;
  /** The height of what lies above the ground: a bridge, a dock. */
  deck: number | null;
  /** How far over the ground its ring lies, where that is not as usual. */
  lift?: number;
  /** How far its corners are rounded, where that is not as usual. */
  corner?: number;
  /** How high what is tapped there rises. */
  tall?: number;
}

interface RingsProps {
  relief: Relief;
  areas: Area[];
  /** Which of them is looked at. */
  looked: number;
  /** Which of them a hint names. */
  advised?: number;
  /** Whether the rings are dark at their edges, as on ground in bright colours. */
  rimmed?: boolean;
}

export function Rings({ relief, areas, looked, advised = -1, rimmed = false }: RingsProps) {
  const rings = useDisposable(() => {
    const cloth = new Cloth(relief, LIFT);
    for (const [n, { space, deck, corner, lift = LIFT }] of areas.entries()) {
      cloth.lift = lift;
      if (rimmed) hoop(cloth, space, new Color(MARK.rim), -0.16, 0.62, deck, corner);
      cloth.lift = lift + OVER_RIM;
      const [colour, thick] = n === looked ? [MARK.near, 0.34] : [MARK.choice, 0.24];
      hoop(cloth, space, new Color(colour), -0.03, thick, deck, corner);
      if (n === advised) hoop(cloth, space, new Color(MARK.advised), 0.4, 0.26, deck, corner);
    }
    return cloth.geometry();
  }, [relief, areas, looked, advised, rimmed]);
  return [OVER_GROUND, THROUGH_HILLS].map((how, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the two ways to draw it stay the same
    <mesh key={n} geometry={rings} renderOrder={2 + n}>
      <meshBasicMaterial vertexColors side={DoubleSide} fog={false} {...how} />
    </mesh>
  ));
}

interface TargetsProps {
  areas: Area[];
  over(event: ThreeEvent<PointerEvent>): void;
  out(): void;
  tap(event: ThreeEvent<MouseEvent>): void;
}

/** Unseen boxes, large enough for a finger. */
export function Targets({ areas, over, out, tap }: TargetsProps) {
  const finger = TARGET * useLarger();
  const mesh = useRef<InstancedMesh>(null);
  const box = useDisposable(() => new BoxGeometry(1, 1, 1), []);
  const unseen = useDisposable(() => new MeshBasicMaterial({ visible: false }), []);
  useLayoutEffect(() => {
    if (mesh.current === null) return;
    const dummy = new Object3D();
    for (const [n, { space, stand, tall = TALL }] of areas.entries()) {
      dummy.position.set(space.x, stand - 0.3 + tall / 2, space.y);
      dummy.rotation.y = (-space.angle * Math.PI) / 180;
      dummy.scale.set(Math.max(finger, space.length), tall, Math.max(finger, space.width));
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    mesh.current.computeBoundingSphere();
  }, [areas, finger]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same choices are buttons in the list of moves
    <instancedMesh
      key={areas.length}
      ref={mesh}
      args={[box, unseen, areas.length]}
      onPointerMove={over}
      onPointerOut={out}
      onClick={tap}
    />
  );
}

export function Footprints({ prints, relief }: { prints: Footprint[]; relief: Relief }) {
  const mesh = useRef<InstancedMesh>(null);
  const sole = useDisposable(() => new CircleGeometry(0.2, 10).scale(1.5, 0.72, 1).rotateX(-Math.PI / 2), []);
  const ink = useDisposable(
    () => new MeshBasicMaterial({ color: MARK.path, side: DoubleSide, fog: false, ...OVER_GROUND }),
    [],
  );
  useLayoutEffect(() => {
    if (mesh.current === null) return;
    const dummy = new Object3D();
    for (const [n, { at, turn }] of prints.entries()) {
      const [east, south] = slopeAt(relief, at[0], at[1]);
      dummy.position.set(at[0], at[2] + 0.18, at[1]);
      const rise = east * Math.cos(turn) + south * Math.sin(turn);
      dummy.rotation.set(0, -turn, Math.atan(rise), "YXZ");
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    mesh.current.computeBoundingSphere();
  }, [prints, relief]);
  return <instancedMesh key={prints.length} ref={mesh} args={[sole, ink, prints.length]} />;
}
