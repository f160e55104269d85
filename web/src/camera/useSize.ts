import { type RefObject, useLayoutEffect, useState } from "react";
import type { Pane, Size } from "./look";

export interface Measured extends Size {
  /** What is left free by the things that lie over it. */
  pane: Pane;
}

/** How large an element is at present, and where in it the one lies that covers its free part. */
export function useSize(
  whole: RefObject<Element | null>,
  free: RefObject<Element | null> = whole,
): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [whole.current, free.current];
    if (outer === null || inner === null) return undefined;
    const measure = () => {
      const next = measuredOf(outer, inner);
      if (next.width > 0 && next.height > 0) setMeasured((old) => (alike(old, next) ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    if (inner !== outer) observer.observe(inner);
    return () => observer.disconnect();
  }, [whole, free]);
  return measured;
}

function measuredOf(outer: Element, inner: Element): Measured {
  const [all, free] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()];
  const [left, top] = [free.left - all.left, free.top - all.top];
  return {
    width: all.width,
    height: all.height,
    pane: { left, top, right: left + free.width, bottom: top + free.height },
  };
}

const alike = (one: Measured | null, other: Measured): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
