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
  /** Its own: a thing that is gone for a moment is still held when it is back. */
  name: string;
  /** Where it can be taken, and so many centimetres around. */
  at: Point;
  reach: number;
  /** The hand is over this spot at the height of the thing, where so many pixels are a centimetre. */
  pull(hand: Spot, unit: number): void;
  /** The hand lets go, or is taken away without meaning it. */
  drop(meant: boolean): void;
  /** The hand has let go without pulling. */
  tap?(finger: boolean): void;
}

interface Held {
  pointer: number;
  name: string;
  from: Pixel;
  /** Where the thing was when the hand took it: as the page makes room, it may move under the hand. */
  thing: Pixel;
  /** Where the hand is, once it has moved. */
  hand: Pixel | null;
}

/** What the element says of itself in `data-…` while something is held. */
export const GRIPPED = "gripped";
/** No finger is finer, in pixels. */
const FINGER = 22;
/** So many pixels a hand may tremble. */
const SLACK = 5;
const LENS = perspective(FOV);

export function useGrips(grips: Grip[]): void {
  const element = useThree((state) => state.events.connected as HTMLElement | undefined);
  const state = useThree((all) => all.get);
  const latest = useRef(grips);
  latest.current = grips;
  const again = useRef<() => void>(() => {});
  useEffect(() => {
    if (element === undefined) return undefined;
    const gone = new AbortController();
    const listen = { signal: gone.signal, capture: true };
    let held: Held | null = null;
    const grip = () => latest.current.find(({ name }) => name === held?.name);
    const pull = () => {
      const { camera, size } = state();
      const now = grip();
      const hand =
        now && held?.hand && over(now.at[2], moved(held.hand, held, now, camera, size), camera, size);
      if (now && hand) now.pull(hand, unitAt(now.at, camera, size));
    };
    again.current = pull;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || held !== null) return;
      const { camera, size } = state();
      const from = within(event, element);
      const found = taken(latest.current, from, camera, size);
      if (found === undefined) return;
      event.stopPropagation(); // the camera would be turned along
      const thing = pixelOf(found.at, camera, size);
      held = { pointer: event.pointerId, name: found.name, from, thing, hand: null };
      element.dataset[GRIPPED] = "";
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return;
      event.stopPropagation();
      const hand = within(event, element);
      if (held.hand === null && Math.hypot(hand.x - held.from.x, hand.y - held.from.y) < SLACK) return;
      held.hand = hand;
      pull();
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return;
      event.stopPropagation();
      const meant = event.type === "pointerup";
      if (meant && held.hand === null) grip()?.tap?.(event.pointerType === "touch");
      else grip()?.drop(meant);
      held = null;
      delete element.dataset[GRIPPED];
      state().invalidate();
    };
    element.addEventListener("pointerdown", down, listen);
    element.addEventListener("pointermove", move, listen);
    element.addEventListener("pointerup", up, listen);
    element.addEventListener("pointercancel", up, listen);
    return () => gone.abort();
  }, [element, state]);
  const names = grips.map(({ name }) => name).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand that holds what has just come back is pulling it
  useEffect(() => again.current(), [names]);
}

/** The hand, as if the thing were still where it was taken. */
function moved(hand: Pixel, { thing }: Held, { at }: Grip, camera: Camera, size: Size): Pixel {
  const { x, y } = pixelOf(at, camera, size);
  return { x: hand.x + x - thing.x, y: hand.y + y - thing.y };
}

/** Which of them a hand takes here: the nearest within reach. */
function taken(grips: Grip[], hand: Pixel, camera: Camera, size: Size): Grip | undefined {
  const gaps = grips.map(({ at, reach }) => {
    const { x, y } = pixelOf(at, camera, size);
    const gap = Math.hypot(x - hand.x, y - hand.y);
    return gap < Math.max(FINGER, reach * unitAt(at, camera, size)) ? gap : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...gaps);
  return Number.isFinite(least) ? grips[gaps.indexOf(least)] : undefined;
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
