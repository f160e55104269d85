/** The places one can walk to: ringed, to be tapped, with the footprints that lead to the one looked at. */

import { type ThreeEvent, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  BoxGeometry,
  CircleGeometry,
  Color,
  DoubleSide,
  type InstancedMesh,
  MeshBasicMaterial,
  Object3D,
} from "three";
import type { Choice, IslandBoard, Point, Space } from "../contract";
import { Cloth, hoop, OVER_GROUND } from "./drape";
import { type Footprint, footprintsOf } from "./footprints";
import { MARK } from "./palette";
import { standAt, WATER } from "./places";
import { type Relief, slopeAt } from "./relief";
import { useKept } from "./useKept";
import { useLarger } from "./useLarger";

interface Props {
  board: IslandBoard;
  relief: Relief;
  choices: Choice[];
  chosen: string | null;
  /** Where the piece stands that is to walk, if that is known. */
  from: Point | null;
  choose(key: string): void;
}

const TAP = 8;
const LIFT = 0.14;
const TARGET = 1.9;
const THROUGH_HILLS = { transparent: true, opacity: 0.4, depthTest: false, depthWrite: false };

export function Choices({ board, relief, choices, chosen, from, choose }: Props) {
  const [near, setNear] = useState<string | null>(null);
  const gl = useThree((state) => state.gl);
  const looked = choices.find(({ key }) => key === near) ?? choices.find(({ key }) => key === chosen);
  const areas = useMemo(
    () => choices.map(({ place }) => areaOf(board, relief, place)),
    [board, relief, choices],
  );
  const rings = useKept(() => {
    const cloth = new Cloth(relief, LIFT);
    for (const [n, area] of areas.entries()) {
      const at = choices[n]?.key === looked?.key;
      hoop(cloth, area.space, new Color(at ? MARK.near : MARK.choice), -0.03, at ? 0.34 : 0.24, area.deck);
    }
    return cloth.geometry();
  }, [relief, areas, choices, looked]);
  useEffect(() => {
    gl.domElement.style.cursor = near === null ? "" : "pointer";
    return () => {
      gl.domElement.style.cursor = "";
    };
  }, [gl, near]);
  useEffect(() => {
    if (!choices.some(({ key }) => key === near)) setNear(null);
  }, [choices, near]);
  const prints = useMemo(
    () => (looked === undefined ? [] : footprintsOf(board, relief, from, looked.path)),
    [board, relief, looked, from],
  );
  /** Of several ways to one place, the one that is shown already. */
  const keyAt = (event: ThreeEvent<PointerEvent | MouseEvent>): string | null => {
    const place = choices[event.instanceId ?? -1]?.place;
    const here = choices.filter((choice) => choice.place === place);
    return (here.find(({ key }) => key === chosen) ?? here[0])?.key ?? null;
  };
  return (
    <>
      <mesh geometry={rings} renderOrder={2}>
        <meshBasicMaterial vertexColors side={DoubleSide} fog={false} {...OVER_GROUND} />
      </mesh>
      <mesh geometry={rings} renderOrder={3}>
        <meshBasicMaterial vertexColors side={DoubleSide} fog={false} {...THROUGH_HILLS} />
      </mesh>
      <Targets
        areas={areas}
        over={(event) => {
          event.stopPropagation();
          if (event.pointerType === "mouse") setNear(keyAt(event));
        }}
        out={() => setNear(null)}
        tap={(event) => {
          const key = keyAt(event);
          if (key === null || event.delta > TAP) return;
          event.stopPropagation();
          choose(key);
        }}
      />
      <Footprints prints={prints} relief={relief} />
    </>
  );
}

interface Area {
  space: Space;
  /** The height of what lies above the ground: a bridge, the Dock. */
  deck: number | null;
}

/** What is ringed and tapped of a place; of a cave, its porch. */
function areaOf(board: IslandBoard, relief: Relief, place: string): Area {
  const space = board.spaces[place];
  const [x, y, z] = standAt(board, relief, place);
  if (space === undefined) {
    const porch = { x, y, z, width: 1.9, length: 1.9, angle: 45, trail: "", dark: false };
    return { space: { ...porch, stand: [x, y, z] }, deck: null };
  }
  if (place in board.bridges) return { space: { ...space, width: space.width - 0.4 }, deck: z + 0.05 };
  const deck = place === WATER ? 0.05 : space.z <= 1 ? Math.max(space.z, z) + 0.12 : null;
  return { space, deck };
}

interface TargetsProps {
  areas: Area[];
  over(event: ThreeEvent<PointerEvent>): void;
  out(): void;
  tap(event: ThreeEvent<MouseEvent>): void;
}

/** Unseen boxes, large enough for a finger. */
function Targets({ areas, over, out, tap }: TargetsProps) {
  const finger = TARGET * useLarger();
  const mesh = useRef<InstancedMesh>(null);
  const box = useKept(() => new BoxGeometry(1, 1.2, 1), []);
  const unseen = useKept(() => new MeshBasicMaterial({ visible: false }), []);
  useLayoutEffect(() => {
    if (mesh.current === null) return;
    const dummy = new Object3D();
    for (const [n, { space }] of areas.entries()) {
      dummy.position.set(space.x, space.stand[2] + 0.3, space.y);
      dummy.rotation.y = (-space.angle * Math.PI) / 180;
      dummy.scale.set(Math.max(finger, space.length), 1, Math.max(finger, space.width));
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

function Footprints({ prints, relief }: { prints: Footprint[]; relief: Relief }) {
  const mesh = useRef<InstancedMesh>(null);
  const sole = useKept(() => new CircleGeometry(0.2, 10).scale(1.5, 0.72, 1).rotateX(-Math.PI / 2), []);
  const ink = useKept(
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
