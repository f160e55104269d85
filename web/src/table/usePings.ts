/** Pointing at the map, for everybody at the table. */

import { useCallback, useEffect, useState } from "react";
import { freshOf, SEEN } from "../room/pings";
import type { Room } from "../room/useRoom";

/** What is to be seen just now of what people pointed at, or felt. */
export function useFresh<T extends { at: number }>(shown: T[]): T[] {
  const [now, setNow] = useState(0);
  const [first] = freshOf(shown, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock that rings too early is set again
  useEffect(() => {
    if (first === undefined) return;
    const over = setTimeout(() => setNow(performance.now()), first.at + SEEN - performance.now());
    return () => clearTimeout(over);
  }, [first, now]);
  return freshOf(shown, now);
}

/** Shows everybody a spot of the map; nothing for those who only watch. */
export function usePoint(
  { ask, state }: Room,
  seat: number | null,
): ((x: number, y: number) => void) | undefined {
  const chair = seat ?? state.you?.chairs[0];
  const point = useCallback(
    (x: number, y: number) => {
      if (chair !== undefined) void ask({ type: "point", chair, x, y });
    },
    [ask, chair],
  );
  return chair === undefined ? undefined : point;
}
