import { useLayoutEffect, useMemo, useRef } from "react";
import { type BufferGeometry, Color, type InstancedMesh, type Material, Object3D } from "three";

export interface Instance {
  x: number;
  y: number;
  z: number;
  turn?: number;
  tilt?: number;
  size?: number | [number, number, number];
  colour?: string;
}

interface Props {
  all: Instance[];
  geometry: BufferGeometry;
  material: Material;
  castShadow?: boolean;
  receiveShadow?: boolean;
}

const NO_PICKING = (): null => null;

/** Many copies of one thing, drawn at once; they take no part in picking. */
export function Instances({ all, geometry, material, castShadow = false, receiveShadow = false }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const dummy = useMemo(() => new Object3D(), []);
  useLayoutEffect(() => {
    if (mesh.current === null) return;
    for (const [n, one] of all.entries()) {
      dummy.position.set(one.x, one.y, one.z);
      dummy.rotation.set(one.tilt ?? 0, one.turn ?? 0, 0, "YXZ");
      if (Array.isArray(one.size)) dummy.scale.set(...one.size);
      else dummy.scale.setScalar(one.size ?? 1);
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
      if (one.colour !== undefined) mesh.current.setColorAt(n, new Color(one.colour));
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    if (mesh.current.instanceColor !== null) mesh.current.instanceColor.needsUpdate = true;
    mesh.current.computeBoundingSphere();
  }, [all, dummy]);
  return (
    <instancedMesh
      key={all.length}
      ref={mesh}
      args={[geometry, material, all.length]}
      castShadow={castShadow}
      receiveShadow={receiveShadow}
      raycast={NO_PICKING}
    />
  );
}
