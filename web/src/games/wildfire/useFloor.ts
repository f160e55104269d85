/** Moving the view of the table: drag, pinch, wheel and keys; a touch that does not move is a tap. */

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useMemo } from "react";
import type { Point } from "./lens";
import type { Rig } from "./rig";

const SLACK = 6;
const STEP = 0.82;

interface Floor {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

const KEYS: Record<string, (rig: Rig) => void> = {
  "+": (rig) => rig.step(STEP),
  "=": (rig) => rig.step(STEP),
  "-": (rig) => rig.step(1 / STEP),
  "0": (rig) => rig.fit(false),
  Home: (rig) => rig.fit(false),
  ArrowLeft: (rig) => rig.shift(-1, 0),
  ArrowRight: (rig) => rig.shift(1, 0),
  ArrowUp: (rig) => rig.shift(0, -1),
  ArrowDown: (rig) => rig.shift(0, 1),
};

export function useFloor(rig: Rig, floor: RefObject<HTMLElement | null>, tapped: (at: Point) => void): Floor {
  useWheelZoom(rig, floor);
  const gestures = useMemo(() => makeGestures(rig), [rig]);
  return {
    onPointerDown: gestures.down,
    onPointerMove: gestures.move,
    onPointerUp: (event) => {
      if (gestures.up(event)) tapped(within(event));
    },
    onPointerCancel: (event) => void gestures.up(event),
    onKeyDown: (event) => {
      const press = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
      if (!press) return;
      event.preventDefault();
      press(rig);
    },
  };
}

function within(event: { clientX: number; clientY: number; currentTarget: HTMLElement }): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function makeGestures(rig: Rig) {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  const middle = (): Point => {
    const all = [...fingers.values()];
    const sum = all.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
    return { x: sum.x / all.length, y: sum.y / all.length };
  };
  const spread = (): number => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  return {
    down(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, within(event));
      start = fingers.size === 1 ? within(event) : null;
    },
    move(event: PointerEvent<HTMLElement>): void {
      if (!fingers.has(event.pointerId)) return;
      const [before, wide] = [middle(), spread()];
      const now = within(event);
      if (start && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      start = null;
      fingers.set(event.pointerId, now);
      rig.drag(before, middle());
      if (wide > 0 && spread() > 0) rig.zoom(middle(), wide / spread());
    },
    /** Says whether it was a tap. */
    up(event: PointerEvent<HTMLElement>): boolean {
      const tap = start !== null && fingers.has(event.pointerId) && event.type === "pointerup";
      fingers.delete(event.pointerId);
      start = null;
      return tap;
    },
  };
}

/** The wheel has to be taken from the page, which React's own listener may not do. */
function useWheelZoom(rig: Rig, floor: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floor.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      rig.zoom(at, Math.exp(Math.max(-80, Math.min(80, event.deltaY)) / 400));
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [rig, floor]);
}
