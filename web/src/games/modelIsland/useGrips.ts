/** Things on a canvas that a hand can take and pull; the camera stays where it is meanwhile. */

import { useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import { type Camera, Plane, Raycaster, Vector2, Vector3 } from "three";
import { type Pixel, perspective, type Size } from "../../camera/look";
import type { Spot } from "../flatMap/spots";
import { FOV } from "./framing";
import type { Point } from "./points";
import { inScene } from "./relief";

export interface Grip {
  /** Where it can be taken, and so many centimetres around. */
  at: Point;
  reach: number;
  /** The hand is over this spot at the height of the thing, where so many pixels are a centimetre. */
  pull(hand: Spot, unit: number): void;
  /** The hand lets go, or is taken away without meaning it. */
  drop(meant: boolean): void;
}

/** What the element says of itself in `data-…` while something is held. */
export const GRIPPED = "gripped";
/** No finger is finer, in pixels. */
const FINGER = 22;
const LENS = perspective(FOV);

export function useGrips(grips: Grip[]): void {
  const element = useThree((state) => state.events.connected as HTMLElement | undefined);
  const state = useThree((all) => all.get);
  const latest = useRef(grips);
  latest.current = grips;
  useEffect(() => {
    if (element === undefined) return undefined;
    const gone = new AbortController();
    const listen = { signal: gone.signal, capture: true };
    let held: { pointer: number; grip: () => Grip | undefined } | null = null;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || held !== null) return;
      const { camera, size } = state();
      const found = taken(latest.current, within(event, element), camera, size);
      if (found < 0) return;
      event.stopPropagation(); // the camera would be turned along
      held = { pointer: event.pointerId, grip: () => latest.current[found] };
      element.dataset[GRIPPED] = "";
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return;
      event.stopPropagation();
      const { camera, size } = state();
      const grip = held.grip();
      const hand = grip && over(grip.at[2], within(event, element), camera, size);
      if (grip && hand) grip.pull(hand, unitAt(grip.at, camera, size));
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return;
      event.stopPropagation();
      held.grip()?.drop(event.type === "pointerup");
      held = null;
      delete element.dataset[GRIPPED];
    };
    element.addEventListener("pointerdown", down, listen);
    element.addEventListener("pointermove", move, listen);
    element.addEventListener("pointerup", up, listen);
    element.addEventListener("pointercancel", up, listen);
    return () => gone.abort();
  }, [element, state]);
}

/** Which of them a hand takes here: the nearest within reach. */
function taken(grips: Grip[], hand: Pixel, camera: Camera, size: Size): number {
  const gaps = grips.map(({ at, reach }) => {
    const { x, y } = pixelOf(at, camera, size);
    const gap = Math.hypot(x - hand.x, y - hand.y);
    return gap < Math.max(FINGER, reach * unitAt(at, camera, size)) ? gap : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...gaps);
  return Number.isFinite(least) ? gaps.indexOf(least) : -1;
}

/** Where a point of the island is seen. */
export function pixelOf(at: Point, camera: Camera, { width, height }: Size): Pixel {
  const seen = new Vector3(...inScene(at)).project(camera);
  return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
}

/** How many pixels a centimetre has there. */
const unitAt = (at: Point, camera: Camera, size: Size): number =>
  LENS(size) / new Vector3(...inScene(at)).distanceTo(camera.position);

const RAY = new Raycaster();

/** The ray from the eye through a pixel. */
export function rayThrough({ x, y }: Pixel, camera: Camera, { width, height }: Size): Raycaster["ray"] {
  RAY.setFromCamera(new Vector2((2 * x) / width - 1, 1 - (2 * y) / height), camera);
  return RAY.ray;
}

function over(level: number, pixel: Pixel, camera: Camera, size: Size): Spot | null {
  const plane = new Plane(new Vector3(0, 1, 0), -level);
  const met = rayThrough(pixel, camera, size).intersectPlane(plane, new Vector3());
  return met && [met.x, met.z];
}

/** Where in an element an event happened. */
export function within(at: { clientX: number; clientY: number }, element: HTMLElement): Pixel {
  const box = element.getBoundingClientRect();
  return { x: at.clientX - box.left, y: at.clientY - box.top };
}
