/** Moving the view of the flat map: by hand, by keys, and by itself where something happens. */

import { type RefObject, useContext, useEffect, useMemo } from "react";
import type { Box } from "../../camera/limits";
import type { Rig } from "../../camera/rig";
import { useGestures } from "../../camera/useGestures";
import { useSize } from "../../camera/useSize";
import { Begun } from "../scene";
import { fitting, flatRig, following, HANDS, LEGIBLE, limitsOf, viewBox } from "./view";

interface Props {
  svg: RefObject<SVGSVGElement | null>;
  island: Box;
  /** Where something happens; null where nothing does. */
  focus: Box | null;
  follow: boolean;
  /** With how many pixels for a centimetre everything can be read, where that is not the usual number. */
  legible?: number;
  still: boolean;
  tapped(target: Element, finger: boolean): void;
}

interface Camera {
  rig: Rig;
  /** Shows the whole island again. */
  whole(): void;
}

export function useCamera({ svg, island, focus, follow, legible = LEGIBLE, still, tapped }: Props): Camera {
  const size = useSize(svg);
  const begun = useContext(Begun);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what begins anew is looked at anew
  const rig = useMemo(() => flatRig(island), [island, begun]);
  useEffect(() => drawing(rig, svg), [rig, svg]);
  useEffect(() => {
    if (size === null) return;
    rig.limits = limitsOf(island, size);
    rig.resize(size);
  }, [rig, island, size]);
  useEffect(() => {
    if (size !== null && follow && focus !== null) rig.go(following(focus, island, size, legible), still);
  }, [rig, island, size, focus, follow, legible, still]);
  useGestures(svg, rig, HANDS, { tapped: (_, target, finger) => tapped(target, finger) });
  return { rig, whole: () => rig.go(fitting(island, rig.size), still) };
}

/** Writes the window straight into the drawing, many times a second. */
function drawing(rig: Rig, svg: RefObject<SVGSVGElement | null>): () => void {
  let frame = 0;
  const step = (now: number) => rig.advance(now, 0);
  const unwatch = rig.watch(() => {
    svg.current?.setAttribute("viewBox", viewBox(rig));
    cancelAnimationFrame(frame);
    if (rig.moving) frame = requestAnimationFrame(step);
  });
  return () => {
    cancelAnimationFrame(frame);
    unwatch();
  };
}
