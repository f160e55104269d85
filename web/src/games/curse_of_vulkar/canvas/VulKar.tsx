/** Vul-Kar on the summit: it turns its three mouths to where its Fireballs will roll. */

import { memo, useCallback, useMemo, useRef } from "react";
import { DoubleSide, type Group } from "three";
import { heightAt, type Relief } from "../../modelIsland/relief";
import { useDisposable } from "../../useDisposable";
import type { CurseBoard } from "../types";
import { hiveGeometry, waitingBoulder } from "./gems";
import { fireGeometry, headGeometry } from "./idol";
import { useTurns } from "./useTurns";

interface Props {
  board: CurseBoard;
  /** Degrees, against the clock from the east. */
  facing: number;
  relief: Relief;
  /** Whether the Boulder waits behind it, and whether there is a hive beside that. */
  boulder: boolean;
  hive: boolean;
  still: boolean;
}

/** How far from the peak things wait behind its back. */
const BEHIND = 4.7;

export const VulKar = memo(function VulKar({ board, relief, facing, boulder, hive, still }: Props) {
  const group = useRef<Group>(null);
  const head = useDisposable(() => headGeometry(board.exits), [board]);
  const fire = useDisposable(() => fireGeometry(board.exits), [board]);
  const goals = useMemo(() => [(facing * Math.PI) / 180], [facing]);
  const turned = useCallback(([angle = 0]: number[]) => {
    if (group.current !== null) group.current.rotation.y = angle;
  }, []);
  useTurns(goals, still, turned);
  const [x, y] = board.peak;
  const ground = heightAt(relief, x - BEHIND, y) - board.summit;
  return (
    <group ref={group} position={[x, board.summit, y]}>
      <mesh geometry={head}>
        <meshLambertMaterial vertexColors side={DoubleSide} />
      </mesh>
      <mesh geometry={fire}>
        <meshBasicMaterial vertexColors side={DoubleSide} />
      </mesh>
      {boulder && <Waiting make={waitingBoulder} at={[-BEHIND, ground, 0]} />}
      {hive && <Waiting make={hiveGeometry} at={[-0.8 * BEHIND, ground, 0.62 * BEHIND]} />}
    </group>
  );
});

function Waiting({ make, at }: { make: typeof waitingBoulder; at: [number, number, number] }) {
  const solid = useDisposable(make, [make]);
  return (
    <mesh geometry={solid} position={at}>
      <meshLambertMaterial vertexColors />
    </mesh>
  );
}
