/** A list that grows at its end: the newest line stays in view until the reader scrolls up. */

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

export type Sought = { line: number; wish: number } | null;

/** How a list lies in its box. */
interface Lie {
  top: number;
  height: number;
  all: number;
}

const NEAR_THE_END = 48;

/** Whether the reader is at the end after a scroll: only who scrolls up leaves it, no box that changes its size. */
export function staysAtEnd(atEnd: boolean, before: Lie, now: Lie): boolean {
  if (now.all - now.top - now.height < NEAR_THE_END) return true;
  return atEnd && (now.top >= before.top || now.height !== before.height);
}

/** Stays at the end of the story while the reader is there, and goes to the line that is sought. */
export function useFollowing(
  list: RefObject<HTMLElement | null>,
  count: number,
  sought: Sought,
  present: number,
): void {
  const atEnd = useRef(true);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let before = lieOf(box);
    const noticed = () => {
      const now = lieOf(box);
      atEnd.current = staysAtEnd(atEnd.current, before, now);
      before = now;
    };
    const sized = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTo({ top: box.scrollHeight });
      before = lieOf(box);
    });
    box.addEventListener("scroll", noticed);
    sized.observe(box);
    return () => {
      box.removeEventListener("scroll", noticed);
      sized.disconnect();
    };
  }, [list]);
  // Before anything is painted, or a late word of the last scrolling would find the end far away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer story is the reason to scroll
  useLayoutEffect(() => {
    const box = list.current;
    if (present < 0 && atEnd.current) box?.scrollTo({ top: box.scrollHeight });
  }, [count]);
  useEffect(() => {
    const at = sought?.line ?? present;
    const line = list.current?.querySelector(`[data-line="${at}"]`);
    if (at >= 0) line?.scrollIntoView({ block: "nearest" });
  }, [sought, present, list]);
}

const lieOf = ({ scrollTop, clientHeight, scrollHeight }: Element): Lie => ({
  top: scrollTop,
  height: clientHeight,
  all: scrollHeight,
});
