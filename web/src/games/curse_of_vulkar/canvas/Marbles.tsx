/** Marbles at rest: an Ember in each pit, and the Fireballs in the Scar. */

import { memo, useEffect, useMemo, useRef } from "react";
import { type InstancedMesh, MeshStandardMaterial, Object3D } from "three";
import { marbleGeometry } from "../../modelIsland/figures";
import { inScene } from "../../modelIsland/relief";
import { useDisposable } from "../../useDisposable";
import type { CurseBoard } from "../types";
import type { Hidden } from "./contract";
import type { Made } from "./made";
import { restingMarbles } from "./resting";

interface Props {
  board: CurseBoard;
  made: Made;
  scar: number;
  hidden: Hidden;
}

const MOST = 24;

export const Marbles = memo(function Marbles({ board, made: { relief, low }, scar, hidden }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const ball = useDisposable(() => marbleGeometry(low), [low]);
  const glass = useDisposable(
    () => new MeshStandardMaterial({ vertexColors: true, roughness: 0.25, emissive: "#7a1606" }),
    [],
  );
  const dummy = useMemo(() => new Object3D(), []);
  const marbles = useMemo(() => restingMarbles(board, relief, scar, hidden), [board, relief, scar, hidden]);
  useEffect(() => {
    if (mesh.current === null) return;
    for (const [n, { at, radius }] of marbles.slice(0, MOST).entries()) {
      dummy.position.set(...inScene(at));
      dummy.rotation.set(n, 2 * n, 0);
      dummy.scale.setScalar(radius);
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
    }
    mesh.current.count = Math.min(MOST, marbles.length);
    mesh.current.instanceMatrix.needsUpdate = true;
  }, [marbles, dummy]);
  return <instancedMesh ref={mesh} args={[ball, glass, MOST]} frustumCulled={false} />;
});
