import { type RefObject, useEffect, useRef } from "react";
import { Gestures, type Hands, type Told, type Touch } from "./gestures";
import type { Pixel } from "./look";
import type { Rig } from "./rig";

type Picture = HTMLElement | SVGElement;

/** Lets hands and keys on an element move a camera. */
export function useGestures(
  picture: RefObject<Picture | null>,
  rig: Rig,
  hands: Hands,
  told: Told = {},
): void {
  const latest = useRef(told);
  latest.current = told;
  useEffect(() => {
    const element = picture.current;
    if (element === null) return undefined;
    return listening(element, new Gestures(rig, hands, () => latest.current), hands);
  }, [picture, rig, hands]);
}

function listening(element: Picture, gestures: Gestures, hands: Hands): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  element.style.touchAction = "none";
  const down = (event: PointerEvent) => {
    if (gestures.down(touchOf(event, element))) element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => gestures.move(event.pointerId, within(event, element));
  const up = (event: PointerEvent) => gestures.up(event.pointerId, event.type === "pointercancel");
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    gestures.wheel(event.deltaY, within(event, element));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (gestures.press(event.key)) event.preventDefault();
  };
  const menu = (event: Event) => hands.buttons.length > 2 && event.preventDefault();
  element.addEventListener("pointerdown", down as EventListener, { signal });
  element.addEventListener("pointermove", move as EventListener, { signal });
  element.addEventListener("pointerup", up as EventListener, { signal });
  element.addEventListener("pointercancel", up as EventListener, { signal });
  element.addEventListener("wheel", turn as EventListener, { signal, passive: false });
  element.addEventListener("keydown", press as EventListener, { signal });
  element.addEventListener("contextmenu", menu, { signal });
  return () => gone.abort();
}

function touchOf(event: PointerEvent, element: Picture): Touch {
  return {
    id: event.pointerId,
    at: within(event, element),
    button: event.pointerType === "touch" ? null : event.button,
    other: event.ctrlKey || event.metaKey || event.shiftKey,
    target: event.target as Element,
  };
}

/** Where in an element an event happened. */
function within(event: MouseEvent, element: Picture): Pixel {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
