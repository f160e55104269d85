/** The rocks that close the branches which a Fireball does not take. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import { type InstancedMesh, MeshLambertMaterial, Object3D } from "three";
import { useClock } from "../../clock";
import { inScene } from "../../modelIsland/relief";
import { useDisposable } from "../../useDisposable";
import type { Rock } from "../contract";
import { grown, laid, rockGeometry } from "./rocks";

interface Props {
  rocks: Rock[];
  still: boolean;
}

export function Gates({ rocks, still }: Props) {
  const clock = useClock();
  const mesh = useRef<InstancedMesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useDisposable(rockGeometry, []);
  const stone = useDisposable(() => new MeshLambertMaterial({ vertexColors: true }), []);
  const dummy = useMemo(() => new Object3D(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rocks begin to grow
  const began = useMemo(() => clock.now(), [rocks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rocks have to be drawn
  useEffect(() => invalidate(), [rocks, invalidate]);

  useFrame(() => {
    if (mesh.current === null) return;
    const part = still ? 1 : grown(clock.now() - began);
    for (const [n, rock] of rocks.entries()) {
      const { at, size, turn } = laid(rock, part);
      dummy.position.set(...inScene(at));
      dummy.rotation.y = turn;
      dummy.scale.set(size[0], size[1], size[0]);
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    if (part < 1) invalidate();
  });
  if (rocks.length === 0) return null;
  return (
    <instancedMesh
      key={rocks.length}
      ref={mesh}
      args={[geometry, stone, rocks.length]}
      frustumCulled={false}
    />
  );
}
