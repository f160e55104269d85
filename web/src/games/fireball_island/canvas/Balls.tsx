/** The five Fireballs: on their perches, in the idol's mouth, or rolling. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import {
  AdditiveBlending,
  type InstancedMesh,
  MeshStandardMaterial,
  Object3D,
  Quaternion,
  type Sprite,
  Vector3,
} from "three";
import { useClock } from "../../clock";
import { marbleGeometry } from "../../modelIsland/figures";
import { GLOW } from "../../modelIsland/palette";
import { inScene } from "../../modelIsland/relief";
import { softSpot } from "../../sheet";
import { textureOf } from "../../texture";
import { useDisposable } from "../../useDisposable";
import type { IslandBoard, Point } from "../contract";
import { rolling } from "./motion";
import type { Show, Stage } from "./useShow";

interface Props {
  board: IslandBoard;
  show: Show;
  stage: Stage;
  aimed: string | null;
  low: boolean;
}

/** Of a ball, in centimetres. */
const RADIUS = 1;
const LIP = 0.35;

export function Balls({ board, show, stage, aimed, low }: Props) {
  const time = useClock();
  const mesh = useRef<InstancedMesh>(null);
  const glow = useRef<Sprite>(null);
  const invalidate = useThree((state) => state.invalidate);
  const canvas = useThree((state) => state.gl.domElement);
  const names = useMemo(() => Object.keys(board.perches), [board]);
  const geometry = useDisposable(() => marbleGeometry(low), [low]);
  const material = useDisposable(
    () => new MeshStandardMaterial({ vertexColors: true, roughness: 0.25, emissive: "#5a0e04" }),
    [],
  );
  const halo = useDisposable(() => textureOf(softSpot("rgba(255,170,70,0.9)", "rgba(255,80,20,0)")), []);
  const spins = useMemo(() => new Map(names.map((name) => [name, new Quaternion()])), [names]);
  const dummy = useMemo(() => new Object3D(), []);
  const rolls = show.action?.kind === "roll" ? show.action.ball : undefined;
  const hot = rolls ?? board.ways.find(({ id }) => id === aimed)?.ball;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other balls have to be drawn
  useEffect(() => invalidate(), [show, aimed, invalidate]);

  useFrame(() => {
    if (mesh.current === null) return;
    const now = show.clock();
    for (const [n, name] of names.entries()) {
      const { at, size } = ballAt(board, show, stage, name, now);
      const spin = spins.get(name) ?? new Quaternion();
      spun(spin, stage.balls.get(name) ?? at, at);
      stage.balls.set(name, at);
      dummy.position.set(...inScene(at));
      dummy.quaternion.copy(spin);
      dummy.scale.setScalar(RADIUS * size);
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
      if (name === hot && glow.current !== null) glow.current.position.copy(dummy.position);
      if (name === rolls) canvas.dataset.ball = at.map((part) => part.toFixed(1)).join(" ");
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    if (show.action !== null && now < show.action.lasts && !time.held) invalidate();
  });
  return (
    <>
      <instancedMesh ref={mesh} args={[geometry, material, names.length]} frustumCulled={false} />
      <sprite ref={glow} scale={5} visible={hot !== undefined}>
        <spriteMaterial map={halo} color={GLOW.flame} blending={AdditiveBlending} depthWrite={false} />
      </sprite>
    </>
  );
}

/** Where a ball is: in a roll on its path, otherwise on its perch. */
function ballAt(
  board: IslandBoard,
  { action }: Show,
  stage: Stage,
  name: string,
  now: number,
): { at: Point; size: number } {
  if (action?.kind === "roll" && action.ball === name && now >= action.begins && now < action.lasts) {
    return rolling(action, now);
  }
  const [x, y, z] = board.perches[name] ?? [0, 0, 0];
  if (name !== "V") return { at: [x, y, z + RADIUS], size: 1 };
  const [east, south] = board.idol.base;
  const out = Math.hypot(x - east, y - south) + LIP;
  return {
    at: [east + out * Math.sin(stage.gaze), south + out * Math.cos(stage.gaze), z + RADIUS],
    size: 0.92,
  };
}

const AXIS = new Vector3();
const TURN = new Quaternion();

/** A ball that goes so far turns so much. */
function spun(spin: Quaternion, from: Point, to: Point): void {
  const [east, south] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(east, south);
  if (length === 0) return;
  AXIS.set(south / length, 0, -east / length);
  spin.premultiply(TURN.setFromAxisAngle(AXIS, length / RADIUS));
}
