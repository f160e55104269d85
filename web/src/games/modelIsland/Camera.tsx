/** The camera: shows the island, goes where something happens, and gives way to a hand or a key that moves it. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Hands, ROUND_SCENE } from "../../camera/gestures";
import type { Look, Size } from "../../camera/look";
import type { Rig } from "../../camera/rig";
import { CanvasGestures, ThreeCamera } from "../../camera/ThreeCamera";
import { closeUp, islandRig, limitsOf, nearer } from "./framing";
import type { Show } from "./motion";
import type { Point } from "./points";
import { GRIPPED } from "./useGrips";

interface Props {
  /** A look at the whole island. */
  overview(size: Size): Look;
  show: Show;
  /** What the action is about, from where it begins to where it ends. */
  acted: Point[];
  /** What is to be seen at each moment of the action, where that is not all of it. */
  chase?: ((now: number) => Point[]) | null;
  /** Places that belong to a choice, to be seen together. */
  offered: Point[];
  /** How far from the vertical one looks at them at most, where something tall would hide them. */
  tilted?: number;
  follow: boolean;
  still: boolean;
  /** Is given the camera, for buttons that move it. */
  rigged?(rig: Rig): void;
}

const HANDS: Hands = {
  ...ROUND_SCENE,
  keys: { nearer: 0.8, push: ({ lens, size }) => 0.08 * lens(size) },
};
const ACTION = 5;
const OFFERED = 7;
const CHASED = 8;
/** From higher above, so that not so much comes between. */
const CHASING = 0.5;
/** Before the camera moves. */
const EARLIER = -3;

export function Camera({ show, follow, still, chase = null, rigged, ...props }: Props) {
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const element = useThree((state) => state.events.connected as HTMLElement | undefined);
  const { whole, asked, acted, near } = useGoals(props, follow);
  const [rig] = useState(() => islandRig(whole));
  const placed = useRef<Look>(null);
  useEffect(() => rigged?.(rig), [rig, rigged]);
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
    const now = show.clock();
    const over = show.action === null || now > show.action.lasts;
    const first = placed.current !== whole;
    if (!first && element !== undefined && GRIPPED in element.dataset) return; // it would move under the hand
    placed.current = whole;
    const chased = chase === null || !follow || over ? acted : near(chase(now), CHASED, CHASING);
    rig.aim(first || over || chased === null ? asked : chased, first || still);
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
  /** These places from close by, with so much around them. */
  near(places: Point[], around: number, tilt?: number): Look | null;
}

function useGoals(
  { overview, acted, offered, tilted }: Pick<Props, "overview" | "acted" | "offered" | "tilted">,
  follow: boolean,
): Goals {
  const size = useThree((state) => state.size);
  const whole = useMemo(() => overview(size), [overview, size]);
  const near = (places: Point[], around: number, tilt?: number): Look | null =>
    places.length > 0 && follow ? nearer(whole, closeUp(places, around, size, tilt)) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen depends on these
  const close = useMemo(() => near(offered, OFFERED, tilted), [offered, tilted, follow, size, whole]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen depends on these
  const all = useMemo(() => near(acted, ACTION), [acted, follow, size, whole]);
  return { whole, asked: close ?? whole, acted: all, near };
}
