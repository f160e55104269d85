/** Vul-Kar on the summit: it turns its three mouths to where its Fireballs will roll. */

import { memo, useCallback, useMemo, useRef } from "react";
import { DoubleSide, type Group } from "three";
import { useDisposable } from "../../useDisposable";
import type { CurseBoard } from "../types";
import { fireGeometry, headGeometry } from "./idol";
import { useTurns } from "./useTurns";

interface Props {
  board: CurseBoard;
  /** Degrees, against the clock from the east. */
  facing: number;
  still: boolean;
}

export const VulKar = memo(function VulKar({ board, facing, still }: Props) {
  const group = useRef<Group>(null);
  const head = useDisposable(() => headGeometry(board.exits), [board]);
  const fire = useDisposable(() => fireGeometry(board.exits), [board]);
  const goals = useMemo(() => [(facing * Math.PI) / 180], [facing]);
  const turned = useCallback(([angle = 0]: number[]) => {
    if (group.current !== null) group.current.rotation.y = angle;
  }, []);
  useTurns(goals, still, turned);
  const [x, y] = board.peak;
  return (
    <group ref={group} position={[x, board.summit, y]}>
      <mesh geometry={head}>
        <meshLambertMaterial vertexColors side={DoubleSide} />
      </mesh>
      <mesh geometry={fire}>
        <meshBasicMaterial vertexColors side={DoubleSide} />
      </mesh>
    </group>
  );
});
