import { useEffect, useState } from "react";
import { useClock } from "../clock";
import type { Performance } from "./performance";
import type { Place } from "./places";

const LINGER = 1400;

/** The square where something is happening, for a moment longer than it lasts. */
export function useFocus(performance: Performance, still: boolean): Place | null {
  const clock = useClock();
  const [focus, setFocus] = useState<Place | null>(null);
  useEffect(() => {
    const goal = performance.timeline.hops.at(-1)?.to ?? null;
    const rolling = performance.timeline.throws.some((at) => at !== null);
    if (goal !== null) setFocus(goal);
    else if (rolling) setFocus(null);
    return clock.after(still ? 0 : performance.timeline.lasts + LINGER, () => setFocus(null));
  }, [performance, still, clock]);
  return focus;
}
