import { useEffect, useMemo, useRef } from "react";
import type { Acted, Show } from "./motion";

/** Something is acted out from now on; `done` is called once when that is over, and at once where nothing is to move. */
export function useActed<Action extends Acted>(
  action: Action | null,
  still: boolean,
  done: () => void,
): Show<Action> {
  const latest = useRef(done);
  latest.current = done;
  const show = useMemo((): Show<Action> => {
    const began = performance.now();
    const clock = (): number => (still ? Number.POSITIVE_INFINITY : performance.now() - began);
    return { action, clock };
  }, [action, still]);
  useEffect(() => {
    if (show.action === null) return undefined;
    const timer = setTimeout(() => latest.current(), still ? 0 : show.action.lasts);
    return () => clearTimeout(timer);
  }, [show, still]);
  return show;
}
