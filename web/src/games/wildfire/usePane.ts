/** Tells the camera how large the canvas is and which part of it is free; says whether there is little room. */

import { type RefObject, useLayoutEffect, useState } from "react";
import { scale } from "./lens";
import type { Rig } from "./rig";

const EDGE = 8;
const BANNER = 40;
const TIGHT = 560;

export function usePane(
  rig: Rig,
  root: RefObject<HTMLElement | null>,
  glass: RefObject<HTMLElement | null>,
): boolean {
  const [tight, setTight] = useState(false);
  useLayoutEffect(() => {
    const [whole, free] = [root.current, glass.current];
    if (!whole || !free) return;
    const measure = () => {
      const room = whole.getBoundingClientRect();
      const box = free.getBoundingClientRect();
      const little = room.width < TIGHT;
      setTight(little);
      const banner = little ? BANNER * 1.3 : BANNER;
      const [left, top] = [box.left - room.left, box.top - room.top];
      rig.resize(
        { wide: Math.max(room.width, 1), high: Math.max(room.height, 1) },
        {
          left: left + EDGE,
          top: top + Math.min(banner, box.height / 4),
          right: left + box.width - EDGE,
          bottom: top + box.height - EDGE,
        },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(whole);
    observer.observe(free);
    measure();
    const unit = () => whole.style.setProperty("--wf-unit", `${scale(rig.lens, rig.size).toFixed(2)}px`);
    unit();
    const unwatch = rig.watch(unit);
    return () => {
      observer.disconnect();
      unwatch();
    };
  }, [rig, root, glass]);
  return tight;
}
