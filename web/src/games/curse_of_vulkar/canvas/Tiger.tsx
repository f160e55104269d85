/** The Tiger: it stands a little to the side of its space, and goes from space to space. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import type { Group } from "three";
import { useClock } from "../../clock";
import { walking } from "../../modelIsland/motion";
import { heightAt, inScene, type Relief } from "../../modelIsland/relief";
import { useDisposable } from "../../useDisposable";
import { TIGER } from "../act";
import type { CurseBoard } from "../types";
import { tigerGeometry } from "./gems";
import { asideOn } from "./places";
import type { Show } from "./useShow";

interface Props {
  place: string;
  board: CurseBoard;
  relief: Relief;
  show: Show;
  still: boolean;
}

const SOUTH = Math.PI / 2;

export function Tiger({ place, board, relief, show, still }: Props) {
  const group = useRef<Group>(null);
  const time = useClock();
  const invalidate = useThree((state) => state.invalidate);
  const solid = useDisposable(tigerGeometry, []);
  const rest = useMemo(() => asideOn(board, relief, place) ?? undefined, [board, relief, place]);
  const { action } = show;
  const goes = !still && action?.kind === "walk" && action.who === TIGER ? action : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to be drawn elsewhere
  useEffect(() => invalidate(), [rest, goes, invalidate]);
  useFrame(() => {
    if (group.current === null || rest === undefined) return;
    const pose = goes && walking(goes, show.clock(), (x, y) => heightAt(relief, x, y));
    group.current.position.set(...inScene(pose?.at ?? rest));
    group.current.rotation.y = SOUTH - (pose?.turn ?? SOUTH);
    if (pose && !time.held) invalidate();
  });
  return (
    <group ref={group}>
      <mesh geometry={solid}>
        <meshLambertMaterial vertexColors />
      </mesh>
    </group>
  );
}
