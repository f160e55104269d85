/** Vul-Kar on its mound: it turns its face to the way down which it will spit. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import type { Group } from "three";
import { inScene } from "../../modelIsland/relief";
import { turnBetween } from "../../modelIsland/turns";
import { useDisposable } from "../../useDisposable";
import type { IslandBoard } from "../contract";
import { fireGeometry, headGeometry } from "./idol";
import type { Show, Stage } from "./useShow";

interface Props {
  board: IslandBoard;
  show: Show;
  stage: Stage;
  aimed: string | null;
  still: boolean;
}

const TURNS = 6;
const AHEAD = 4;

export function Idol({ board, show, stage, aimed, still }: Props) {
  const group = useRef<Group>(null);
  const invalidate = useThree((state) => state.invalidate);
  const head = useDisposable(headGeometry, []);
  const fire = useDisposable(fireGeometry, []);
  const way = show.action?.kind === "roll" ? show.action.way : aimed;
  const goal = useMemo(() => gazeAt(board, way), [board, way]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has to turn
  useEffect(() => invalidate(), [goal, invalidate]);
  useFrame((_, elapsed) => {
    if (group.current === null) return;
    const left = goal === null ? 0 : turnBetween(stage.gaze, goal);
    const ease = still || Math.abs(left) < 0.01 ? 1 : 1 - Math.exp(-TURNS * Math.min(elapsed, 0.1));
    stage.gaze += left * ease;
    group.current.rotation.y = stage.gaze;
    if (ease < 1) invalidate();
  });
  return (
    <group ref={group} position={inScene(board.idol.base)}>
      <mesh geometry={head}>
        <meshLambertMaterial vertexColors />
      </mesh>
      <mesh geometry={fire}>
        <meshBasicMaterial vertexColors />
      </mesh>
    </group>
  );
}

/** The angle at which the idol looks down a way; null for the ways of other balls. */
function gazeAt(board: IslandBoard, id: string | null): number | null {
  const way = board.ways.find((one) => one.id === id);
  if (way === undefined || way.ball !== "V") return null;
  const [x, y] = board.idol.base;
  const ahead = way.line.find((at) => Math.hypot(at[0] - x, at[1] - y) > AHEAD);
  return ahead === undefined ? null : Math.atan2(ahead[0] - x, ahead[1] - y);
}
