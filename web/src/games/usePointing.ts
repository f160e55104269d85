/** Pointing at a map: held long, by a key, or by a tap after the tool was taken up. What grips (`data-grip`) does not point. */

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Spot } from "./flatMap/spots";

export const POINTING_KEY = "p";
const HELD = 600;
const SLACK = 8;

interface Props {
  picture: RefObject<HTMLElement | SVGElement | null>;
  /** Where on the map this pixel of the window is; null beside it. */
  spotAt(x: number, y: number): Spot | null;
  /** Nothing for those who cannot. */
  point?(x: number, y: number): void;
}

export interface Pointing {
  /** Whether the next tap points. */
  ready: boolean;
  toggle(): void;
  /** To be asked at every tap: whether it has pointed, and means nothing else. */
  took(): boolean;
}

export function usePointing(props: Props): Pointing {
  const [ready, setReady] = useState(false);
  const latest = useRef({ ...props, ready });
  latest.current = { ...props, ready };
  const taken = useRef(false);
  useEffect(() => {
    const element = props.picture.current;
    if (element === null) return;
    const show = (x: number, y: number) => {
      const spot = latest.current.spotAt(x, y);
      if (spot !== null) latest.current.point?.(...spot);
      setReady(false);
    };
    return listening(element, () => latest.current, taken, show);
  }, [props.picture]);
  return { ready, toggle: () => setReady((before) => !before), took: () => taken.current };
}

type Latest = Props & { ready: boolean };

function listening(
  element: HTMLElement | SVGElement,
  latest: () => Latest,
  taken: RefObject<boolean>,
  show: (x: number, y: number) => void,
): () => void {
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: PointerEvent | null = null;
  let from: PointerEvent | null = null;
  const down = (event: Event) => {
    from = event as PointerEvent;
    taken.current = false;
    clearTimeout(timer);
    const meant = from.isPrimary && from.button === 0 && !(from.target as Element).closest("[data-grip]");
    if (!meant) from = null;
    if (from === null || latest().point === undefined) return;
    const { clientX, clientY } = from;
    timer = setTimeout(() => {
      taken.current = true;
      show(clientX, clientY);
    }, HELD);
  };
  const move = (event: Event) => {
    last = event as PointerEvent;
    if (from && Math.hypot(last.clientX - from.clientX, last.clientY - from.clientY) > SLACK) {
      clearTimeout(timer);
      from = null;
    }
  };
  const up = (event: Event) => {
    clearTimeout(timer);
    if (from !== null && event.type === "pointerup" && latest().ready && !taken.current) {
      taken.current = true;
      show(from.clientX, from.clientY);
    }
    from = null;
  };
  const press = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (key.toLowerCase() !== POINTING_KEY || ctrlKey || metaKey || altKey) return;
    const { x, y } = aimedAt(element, last);
    show(x, y);
  };
  const { signal } = gone;
  // First of all, so that a tap that points is known for one before anybody else hears of it.
  element.addEventListener("pointerdown", down, { signal, capture: true });
  element.addEventListener("pointermove", move, { signal, capture: true });
  element.addEventListener("pointerup", up, { signal, capture: true });
  element.addEventListener("pointercancel", up, { signal, capture: true });
  element.addEventListener("pointerleave", () => (last = null), { signal });
  element.addEventListener("keydown", press, { signal });
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}

/** What the key points at: what has the focus, else what is under the mouse, else the middle. */
function aimedAt(element: Element, mouse: PointerEvent | null): { x: number; y: number } {
  const focused = document.activeElement;
  if (focused !== null && focused !== element && element.contains(focused)) return middle(focused);
  return mouse === null ? middle(element) : { x: mouse.clientX, y: mouse.clientY };
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
