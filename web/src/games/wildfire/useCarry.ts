/** A tile of the hand that is picked up: dragged by mouse or pen at once, by a finger when it is pulled upwards. */

import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Point } from "./places";

interface Carried {
  tile: string;
  at: Point;
}

const SLACK = 7;
/** A finger would cover the tile, so the tile is carried above it. */
const LIFT = 38;

interface Options {
  root: { current: HTMLElement | null };
  /** Whether anything may be picked up now. */
  free: boolean;
  dropped(tile: string, at: Point): void;
}

export interface Carry {
  carried: Carried | null;
  /** Whether the click that follows belongs to a drag. */
  wasDrag(): boolean;
  take(tile: string, event: PointerEvent<HTMLElement>): void;
}

export function useCarry({ root, free, dropped }: Options): Carry {
  const [carried, setCarried] = useState<Carried | null>(null);
  const moved = useRef(false);
  const letGo = useRef<(() => void) | null>(null);
  const drop = useRef(dropped);
  drop.current = dropped;
  useEffect(() => () => letGo.current?.(), []);
  useEffect(() => {
    if (free) return;
    letGo.current?.();
    setCarried(null);
  }, [free]);

  function take(tile: string, down: PointerEvent<HTMLElement>): void {
    moved.current = false;
    if (!free || down.button !== 0) return;
    letGo.current?.();
    const point = (event: { clientX: number; clientY: number }): Point => {
      const box = root.current?.getBoundingClientRect();
      return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    };
    const start = point(down);
    const finger = down.pointerType === "touch";
    const lifted = ({ x, y }: Point): Point => ({ x, y: finger ? y - LIFT : y });
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const at = point(event);
      const [across, up] = [Math.abs(at.x - start.x), start.y - at.y];
      const picked = finger ? up > SLACK && up > across * 0.6 : Math.hypot(across, up) > SLACK;
      moved.current ||= picked;
      if (moved.current) setCarried({ tile, at: lifted(at) });
    };
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      letGo.current?.();
      setCarried(null);
      setTimeout(() => {
        moved.current = false;
      });
      if (moved.current && event.type === "pointerup") drop.current(tile, lifted(point(event)));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    letGo.current = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      letGo.current = null;
    };
  }

  return { carried, wasDrag: () => moved.current, take };
}
