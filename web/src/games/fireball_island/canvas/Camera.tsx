/** The camera: shows the island, goes where something happens, and gives way to a hand or a key that moves it. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Hands, ROUND_SCENE } from "../../../camera/gestures";
import type { Look } from "../../../camera/look";
import { CanvasGestures, ThreeCamera } from "../../../camera/ThreeCamera";
import type { IslandBoard, Point } from "../contract";
import { closeUp, islandRig, limitsOf, nearer, overview } from "./framing";
import type { Roll, Walk } from "./motion";
import type { Show } from "./useShow";

interface Props {
  board: IslandBoard;
  show: Show;
  /** Places that belong to a choice, to be seen together. */
  offered: Point[];
  follow: boolean;
  still: boolean;
}

const HANDS: Hands = {
  ...ROUND_SCENE,
  keys: { nearer: 0.8, push: ({ lens, size }) => 0.08 * lens(size) },
};
const ACTION = 5;
const SPARSE = 12;
const OFFERED = 7;
/** Before the camera moves. */
const EARLIER = -3;

export function Camera({ board, show, offered, follow, still }: Props) {
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const { whole, asked, acted } = useGoals(board, show, offered, follow);
  const [rig] = useState(() => islandRig(whole));
  const placed = useRef<Look>(null);
  useLayoutEffect(() => {
    rig.limits = limitsOf(whole);
    rig.resize(size);
  }, [rig, size, whole]);
  useEffect(() => {
    if (follow) rig.release();
    else if (placed.current !== null) rig.hold();
  }, [rig, follow]);
  useEffect(() => {
    if (show.action !== null && follow) rig.release();
  }, [rig, show, follow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has to be drawn
  useEffect(() => invalidate(), [asked, invalidate]);

  useFrame(() => {
    const over = show.action === null || show.clock() > show.action.lasts;
    const first = placed.current !== whole;
    placed.current = whole;
    rig.aim(first || over || acted === null ? asked : acted, first || still);
  }, EARLIER);

  return (
    <>
      <ThreeCamera rig={rig} />
      <CanvasGestures rig={rig} hands={HANDS} />
    </>
  );
}

interface Goals {
  whole: Look;
  /** What is offered, or everything. */
  asked: Look;
  /** All of a walk or a roll. */
  acted: Look | null;
}

function useGoals(board: IslandBoard, show: Show, offered: Point[], follow: boolean): Goals {
  const size = useThree((state) => state.size);
  const whole = useMemo(() => overview(board, size), [board, size]);
  const asked = useMemo(
    () => (offered.length > 0 && follow ? nearer(whole, closeUp(offered, OFFERED, size)) : whole),
    [offered, follow, size, whole],
  );
  const acted = useMemo(
    () =>
      show.action === null || !follow ? null : nearer(whole, closeUp(placesOf(show.action), ACTION, size)),
    [show, follow, size, whole],
  );
  return { whole, asked, acted };
}

/** What an action is about, from where it begins to where it ends. */
function placesOf(action: Walk | Roll): Point[] {
  if (action.kind === "walk") return [action.from.at, ...action.stops];
  return [...action.path.filter((_, n) => n % SPARSE === 0), ...action.flights.map(({ to }) => to)];
}
