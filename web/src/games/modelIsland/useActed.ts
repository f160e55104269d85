import { useEffect, useMemo, useRef } from "react";
import { useClock } from "../clock";
import type { Acted, Show } from "./motion";

/** Something is acted out from now on; `done` is called once when that is over, and at once where nothing is to move. */
export function useActed<Action extends Acted>(
  action: Action | null,
  still: boolean,
  done: () => void,
): Show<Action> {
  const time = useClock();
  const latest = useRef(done);
  latest.current = done;
  const show = useMemo((): Show<Action> => {
    const began = time.now();
    const clock = (): number => (still ? Number.POSITIVE_INFINITY : time.now() - began);
    return { action, clock };
  }, [action, still, time]);
  useEffect(() => {
    if (show.action === null) return undefined;
    return time.after(still ? 0 : show.action.lasts, () => latest.current());
  }, [show, still, time]);
  return show;
}
