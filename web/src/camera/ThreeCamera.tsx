/** The camera of a scene in three dimensions. */

import { useFrame, useThree } from "@react-three/fiber";
import { useContext, useEffect, useLayoutEffect, useMemo } from "react";
import type { Camera, PerspectiveCamera } from "three";
import { useClock } from "../games/clock";
import { MomentOnBoard, nearness } from "../moments/moment";
import type { Hands, Told } from "./gestures";
import { eyeOf, type Look, type View } from "./look";
import type { Rig } from "./rig";
import { useGestures } from "./useGestures";

/** Before everything else that is drawn, some of which looks where the camera is. */
const FIRST = -2;

/** A camera that stands where its rig has it. */
export function ThreeCamera({ rig }: { rig: Rig }) {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    invalidate();
    return rig.watch(() => invalidate());
  }, [rig, invalidate]);
  const clock = useClock();
  const moment = useContext(MomentOnBoard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment moves a camera that rests
  useEffect(() => invalidate(), [moment, invalidate]);
  useFrame((_, elapsed) => {
    const near = moment === null ? 1 : nearness(clock.now() - moment.begun);
    if (rig.advance(performance.now(), elapsed) || near < 1) invalidate();
    place(camera, { ...rig.look, distance: rig.look.distance * near });
  }, FIRST);
  return null;
}

/** A camera that nobody moves, whose picture may be shifted. */
export function FixedCamera({ view }: { view: View }) {
  const camera = useThree((state) => state.camera as PerspectiveCamera);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    const { look, size, shift } = view;
    place(camera, look);
    camera.setViewOffset(size.width, size.height, shift?.x ?? 0, shift?.y ?? 0, size.width, size.height);
    invalidate();
  }, [camera, view, invalidate]);
  return null;
}

function place(camera: Camera, look: Look): void {
  const { x, y, z } = eyeOf(look);
  camera.position.set(x, y, z);
  camera.rotation.set(look.tilt - Math.PI / 2, look.turn, 0, "YXZ");
}

/** Lets hands on the canvas, and keys where it has the keyboard, move its camera. */
export function CanvasGestures({ rig, hands, told }: { rig: Rig; hands: Hands; told?: Told }) {
  const element = useThree((state) => state.events.connected as HTMLElement | undefined);
  const picture = useMemo(() => ({ current: element ?? null }), [element]);
  useGestures(picture, rig, hands, told);
  return null;
}
