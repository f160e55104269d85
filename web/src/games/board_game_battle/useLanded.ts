import { useEffect, useState } from "react";
import type { Performance } from "./performance";

/** Whether the dice of a performance have come to rest, so that their numbers can be written down. */
export function useLanded(performance: Performance): boolean {
  const [landed, setLanded] = useState<Performance | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLanded(performance), performance.timeline.landed);
    return () => clearTimeout(timer);
  }, [performance]);
  return landed === performance || performance.timeline.landed === 0;
}
