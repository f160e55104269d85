/** Pulling an Ember back on the flat map: one of several is chosen by it, and it goes on as the aim once that is asked. */

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Pixel } from "../../../camera/look";
import { type Aim, fullPull, pulled } from "../aiming";
import type { Aiming } from "../useAiming";
import type { Choosing } from "../useChoosing";

interface Props {
  svg: RefObject<SVGSVGElement | null>;
  aiming: Aiming | null;
  choosing: Choosing;
  /** Whether a tap has pointed at something, and means nothing else. */
  took(): boolean;
}

interface Held {
  pointer: number;
  pit: string;
  from: Pixel;
  /** Where the Ember was when the hand took it: as the page makes room, the map may move under the hand. */
  ember: Pixel;
  /** Where the hand is, once it has moved. */
  hand: Pixel | null;
  /** Whether the Ember was one of several, and has been chosen. */
  chosen: boolean;
}

const SLACK = 6;

/** Says whether a hand holds an Ember. */
export function usePull(props: Props): boolean {
  const latest = useRef(props);
  latest.current = props;
  const again = useRef<() => void>(() => {});
  const [holds, setHolds] = useState(false);
  const { svg } = props;
  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    let held: Held | null = null;
    let pull: Aim | null = null;
    const act = () => {
      if (held === null || held.hand === null) return;
      const { aiming, choosing } = latest.current;
      const mark = choosing.marks.find(({ look, goal }) => look === "pit" && goal === held?.pit);
      if (aiming?.pit === held.pit) {
        pull = pullOf(held, held.hand, element, aiming);
        if (pull !== null) aiming.change(pull);
      } else if (mark !== undefined && !held.chosen) {
        held.chosen = true;
        choosing.play(mark);
      }
    };
    again.current = act;
    const down = (event: PointerEvent) => {
      const pit =
        held === null && event.button === 0 ? pitUnder(event.target as Element, latest.current) : null;
      if (pit === null) return;
      event.stopPropagation(); // the map would be dragged along
      const from = at(event);
      const ember = emberOf(pit, element, latest.current) ?? from;
      held = { pointer: event.pointerId, pit, from, ember, hand: null, chosen: false };
      element.setPointerCapture(event.pointerId);
      setHolds(true);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return;
      event.stopPropagation();
      const hand = at(event);
      if (held.hand === null && Math.hypot(hand.x - held.from.x, hand.y - held.from.y) < SLACK) return;
      held.hand = hand;
      act();
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return;
      event.stopPropagation();
      const [{ pit, hand }, meant] = [held, event.type === "pointerup"];
      const { aiming, choosing, took } = latest.current;
      // Letting go flicks, and a pull taken back to the Ember does nothing.
      if (meant && pull !== null) aiming?.flick(pull);
      const mark = choosing.marks.find(({ look, goal }) => look === "pit" && goal === pit);
      if (meant && hand === null && mark !== undefined && !took())
        choosing.tap(mark.key, event.pointerType !== "touch");
      held = null;
      pull = null;
      setHolds(false);
    };
    const gone = new AbortController();
    const listen = { signal: gone.signal, capture: true };
    element.addEventListener("pointerdown", down, listen);
    element.addEventListener("pointermove", move, listen);
    element.addEventListener("pointerup", up, listen);
    element.addEventListener("pointercancel", up, listen);
    return () => gone.abort();
  }, [svg]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand that holds the Ember that is now aimed is pulling it
  useEffect(() => again.current(), [props.aiming?.pit]);
  return holds;
}

const at = ({ clientX, clientY }: PointerEvent): Pixel => ({ x: clientX, y: clientY });

function pitUnder(target: Element, { aiming, choosing }: Props): string | null {
  if (aiming !== null && target.closest("[data-grip]") !== null) return aiming.pit;
  const key = target.closest<SVGElement>("[data-mark]")?.dataset.mark;
  return choosing.marks.find((mark) => mark.look === "pit" && mark.key === key)?.goal ?? null;
}

/** Where the Ember of a pit is seen. */
function emberOf(pit: string, svg: SVGSVGElement, { aiming, choosing }: Props): Pixel | null {
  const mark = choosing.marks.find(({ look, goal }) => look === "pit" && goal === pit);
  const spot = aiming?.pit === pit ? aiming.at : mark?.at;
  const placed = svg.getScreenCTM();
  return spot && placed ? new DOMPoint(...spot).matrixTransform(placed) : null;
}

function pullOf({ ember }: Held, hand: Pixel, svg: SVGSVGElement, aiming: Aiming): Aim | null {
  const { aim, scale, turns } = aiming;
  const pull = pulled(ember, hand, fullPull(svg.clientWidth, svg.clientHeight), scale);
  return pull === null || turns ? pull : { ...pull, direction: aim.direction };
}
