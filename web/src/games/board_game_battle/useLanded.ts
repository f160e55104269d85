import { useEffect, useState } from "react";
import { useClock } from "../clock";
import type { Performance } from "./performance";

/** Whether the dice of a performance have come to rest, so that their numbers can be written down. */
export function useLanded(performance: Performance): boolean {
  const clock = useClock();
  const [landed, setLanded] = useState<Performance | null>(null);
  useEffect(
    () => clock.after(performance.timeline.landed, () => setLanded(performance)),
    [performance, clock],
  );
  return landed === performance || performance.timeline.landed === 0;
}
