/** How large the scene is, and which part of it is left free by what lies over it. */

import { type RefObject, useLayoutEffect, useState } from "react";
import type { Box } from "./layout";

export interface Measured {
  width: number;
  height: number;
  hole: Box;
}

type Shape = "wide" | "tall" | "small";

export function shapeOf({ width, height }: { width: number; height: number }): Shape {
  if (width >= 800 && height >= 520 && width > height * 1.1) return "wide";
  return width >= 480 && height >= 620 ? "tall" : "small";
}

export function useMeasured(
  root: RefObject<HTMLElement | null>,
  hole: RefObject<HTMLElement | null>,
): Measured {
  const [measured, setMeasured] = useState<Measured>({
    width: 1,
    height: 1,
    hole: { left: 0, top: 0, width: 1, height: 1 },
  });
  useLayoutEffect(() => {
    if (!root.current || !hole.current) return;
    const [outer, inner] = [root.current, hole.current];
    const measure = () => {
      const [all, free] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()];
      const box = {
        left: free.left - all.left,
        top: free.top - all.top,
        width: free.width,
        height: free.height,
      };
      const next = { width: Math.max(1, all.width), height: Math.max(1, all.height), hole: box };
      setMeasured((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    watch.observe(inner);
    measure();
    return () => watch.disconnect();
  }, [root, hole]);
  return measured;
}
