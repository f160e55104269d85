/** The places one can walk to: ringed, to be tapped, with the footprints that lead to the one looked at. */

import type { ThreeEvent } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useRef } from "react";
import {
  BoxGeometry,
  CircleGeometry,
  Color,
  DoubleSide,
  type InstancedMesh,
  MeshBasicMaterial,
  Object3D,
} from "three";
import { Cloth, hoop, OVER_GROUND } from "../../modelIsland/drape";
import { MARK } from "../../modelIsland/palette";
import { type Relief, slopeAt } from "../../modelIsland/relief";
import { useLarger } from "../../modelIsland/useLarger";
import { useNear } from "../../modelIsland/useNear";
import { useDisposable } from "../../useDisposable";
import type { Choice, IslandBoard, Point, Space } from "../contract";
import { type Footprint, footprintsOf } from "./footprints";
import { standAt, WATER } from "./places";

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
  const [near, point] = useNear(choices);
  const looked = choices.find(({ key }) => key === near) ?? choices.find(({ key }) => key === chosen);
  const areas = useMemo(
    () => choices.map(({ place }) => areaOf(board, relief, place)),
    [board, relief, choices],
  );
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
      <Rings relief={relief} areas={areas} looked={looked === undefined ? -1 : choices.indexOf(looked)} />
      <Targets
        areas={areas}
        over={(event) => {
          event.stopPropagation();
          if (event.pointerType === "mouse") point(keyAt(event));
        }}
        out={() => point(null)}
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

interface RingsProps {
  relief: Relief;
  areas: Area[];
  /** Which of them is looked at. */
  looked: number;
}

function Rings({ relief, areas, looked }: RingsProps) {
  const rings = useDisposable(() => {
    const cloth = new Cloth(relief, LIFT);
    for (const [n, { space, deck }] of areas.entries()) {
      const [colour, thick] = n === looked ? [MARK.near, 0.34] : [MARK.choice, 0.24];
      hoop(cloth, space, new Color(colour), -0.03, thick, deck);
    }
    return cloth.geometry();
  }, [relief, areas, looked]);
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
function Targets({ areas, over, out, tap }: TargetsProps) {
  const finger = TARGET * useLarger();
  const mesh = useRef<InstancedMesh>(null);
  const box = useDisposable(() => new BoxGeometry(1, 1.2, 1), []);
  const unseen = useDisposable(() => new MeshBasicMaterial({ visible: false }), []);
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
