/** What can be pointed at: every square, and the mark round the one that is looked at. */

import { type ThreeEvent, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { type InstancedMesh, Object3D } from "three";
import { type Layout, standAt } from "./layout";
import { allPlaces, type Place } from "./places";
import type { BoardPicture } from "./types";

interface Props {
  board: BoardPicture;
  layout: Layout;
  looked: Place | null;
  /** The pointer came over a square or left it. */
  hover(place: Place | null): void;
  tap(place: Place): void;
}

const TAP = 8;

export function Ground({ board, layout, looked, hover, tap }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  const places = useMemo(() => allPlaces(board), [board]);
  useLayoutEffect(() => {
    if (mesh.current === null) return;
    const dummy = new Object3D();
    for (const [n, place] of places.entries()) {
      const { x, y, z } = standAt(layout, place);
      dummy.position.set(x, y - 0.1, z);
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    mesh.current.computeBoundingSphere();
  }, [places, layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark has to be drawn elsewhere
  useEffect(() => invalidate(), [looked, invalidate]);
  const placeAt = (event: ThreeEvent<PointerEvent | MouseEvent>): Place | null =>
    event.instanceId === undefined ? null : (places[event.instanceId] ?? null);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the squares can also be stepped through with buttons */}
      <instancedMesh
        ref={mesh}
        key={places.length}
        args={[undefined, undefined, places.length]}
        onPointerMove={(event) => event.pointerType === "mouse" && hover(placeAt(event))}
        onPointerOut={(event) => event.pointerType === "mouse" && hover(null)}
        onClick={(event) => {
          const place = placeAt(event);
          if (place === null || event.delta > TAP) return;
          event.stopPropagation();
          tap(place);
        }}
      >
        <boxGeometry args={[0.96, 0.25, 0.96]} />
        <meshBasicMaterial visible={false} />
      </instancedMesh>
      {looked !== null && <Mark at={standAt(layout, looked)} />}
    </>
  );
}

function Mark({ at }: { at: { x: number; y: number; z: number } }) {
  return (
    <mesh position={[at.x, at.y + 0.03, at.z]} rotation-x={-Math.PI / 2} renderOrder={3}>
      <ringGeometry args={[0.5, 0.58, 40]} />
      <meshBasicMaterial color="#fff3d6" depthTest={false} transparent opacity={0.95} />
    </mesh>
  );
}
