import { useEffect, useRef, useState } from "react";
import { useClock } from "../clock";
import type { Ring } from "../scene";
import type { Performance } from "./performance";

/** Rings the sounds of a performance and says once when it is over; timers also run in hidden tabs. */
export function useSettling(
  performance: Performance,
  still: boolean,
  settled: () => void,
  sound: Ring,
): boolean {
  const clock = useClock();
  const told = useRef<Performance | null>(null);
  const latest = useRef({ settled, sound });
  latest.current = { settled, sound };
  const [over, setOver] = useState<Performance | null>(null);
  useEffect(() => {
    const finish = () => {
      told.current = performance;
      setOver(performance);
      latest.current.settled();
    };
    if (told.current === performance) return;
    const { timeline } = performance;
    if (still || timeline.lasts === 0) {
      finish();
      return;
    }
    const rings = [
      ...(timeline.throws.some((at) => at !== null) ? [{ at: 0, name: "dice" as const }] : []),
      ...timeline.hops.map((hop) => ({ at: hop.at, name: "hop" as const })),
    ];
    const waiting = rings.map(({ at, name }) => clock.after(at, () => latest.current.sound(name)));
    waiting.push(clock.after(timeline.lasts, finish));
    return () => {
      for (const callOff of waiting) callOff();
    };
  }, [performance, still, clock]);
  return over === performance;
}
