/** An Ember that is about to be flicked: pulled back by hand, with its direction, its strength and its first way. */

import { type RefObject, useEffect, useRef } from "react";
import type { Spot } from "../../flatMap/spots";
import type { Facts } from "../../scene";
import { type Aim, away, fullPull, pulled } from "../aiming";
import type { Aiming } from "../useAiming";
import { drawn } from "./Land";

interface Props {
  aiming: Aiming;
  svg: RefObject<SVGSVGElement | null>;
  t(key: string, facts?: Facts): string;
}

/** Centimetres of the arrow and of the pull, for each strength. */
const ARROW = 0.55;
const PULL = 0.5;

export function Slingshot({ aiming, svg, t }: Props) {
  const handle = useRef<SVGGElement>(null);
  usePull(handle, svg, aiming);
  const { at, aim, preview } = aiming;
  const hand = away(at, aim.direction + 180, 1.4 + aim.strength * PULL);
  return (
    <g className="cv-sling" data-testid="curse-sling">
      {preview.length > 0 && <path className="cv-preview" d={drawn(preview)} />}
      <Arrow at={at} aim={aim} t={t} />
      <path
        className="cv-band"
        d={drawn([away(at, aim.direction + 90, 0.9), hand, away(at, aim.direction - 90, 0.9)])}
      />
      <g
        ref={handle}
        className="cv-pull"
        data-grip
        data-testid="curse-pull"
        transform={`translate(${at.join(" ")})`}
      >
        <circle className="cv-touch" r={2.6} />
        <circle className="cv-ring" r={1.35} />
        <circle className="cv-glowing" r={0.7} />
      </g>
    </g>
  );
}

/** Where an Ember is flicked, and how hard, with both in numbers. */
export function Arrow({ at, aim, t }: { at: Spot; aim: Aim; t: Props["t"] }) {
  const tip = away(at, aim.direction, 2.2 + aim.strength * ARROW);
  const sign = away(at, aim.direction, 5.2 + aim.strength * ARROW);
  return (
    <g className="cv-aim" data-testid="curse-aim">
      <path d={drawn([away(at, aim.direction, 1), tip])} />
      <path
        className="cv-tip"
        transform={`translate(${tip.join(" ")}) rotate(${-aim.direction})`}
        d="M.9 0L-.7-.75v1.5z"
      />
      <text className="cv-numbers" x={sign[0]} y={sign[1] - 0.6}>
        {t("curse.aimed", { direction: aim.direction, strength: aim.strength })}
      </text>
    </g>
  );
}

/** Pulling with a finger or the mouse; letting go flicks, and a pull taken back to the Ember does nothing. */
function usePull(
  handle: RefObject<SVGGElement | null>,
  svg: RefObject<SVGSVGElement | null>,
  aiming: Aiming,
): void {
  const latest = useRef(aiming);
  latest.current = aiming;
  useEffect(() => {
    const element = handle.current;
    if (element === null) return;
    const gone = new AbortController();
    let pull: Aim | null = null;
    let held: number | null = null;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation(); // the map would be dragged along
      held = event.pointerId;
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== held || svg.current === null) return;
      event.stopPropagation();
      pull = pullOf(event, svg.current, latest.current);
      if (pull !== null) latest.current.change(pull);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== held) return;
      event.stopPropagation();
      held = null;
      if (pull !== null && event.type === "pointerup") latest.current.flick(pull);
      pull = null;
    };
    const { signal } = gone;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    return () => gone.abort();
  }, [handle, svg]);
}

function pullOf(event: PointerEvent, svg: SVGSVGElement, { at, aim, scale, turns }: Aiming): Aim | null {
  const placed = svg.getScreenCTM();
  if (placed === null) return null;
  const ember = new DOMPoint(at[0], at[1]).matrixTransform(placed);
  const full = fullPull(svg.clientWidth, svg.clientHeight);
  const pull = pulled(ember, { x: event.clientX, y: event.clientY }, full, scale);
  return pull === null || turns ? pull : { ...pull, direction: aim.direction };
}
