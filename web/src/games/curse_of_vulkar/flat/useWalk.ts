/** A walk on the flat map: where everybody stands meanwhile. */

import { useEffect, useRef, useState } from "react";
import { useClock } from "../../clock";
import type { Ring } from "../../scene";
import type { WalkShown } from "../act";
import type { Figure } from "../figures";

const STEP = 210;

interface Props {
  figures: Figure[];
  walk: WalkShown | null;
  sound: Ring;
  done(): void;
}

/** The figures as they stand at this moment. */
export function useWalk(props: Props): Figure[] {
  const { figures, walk } = props;
  const clock = useClock();
  const [place, setPlace] = useState<string | null>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (walk === null) return;
    const { sound, done } = latest.current;
    const waiting = walk.path.slice(1).map((next, at) =>
      clock.after(at * STEP, () => {
        setPlace(next);
        sound("hop");
      }),
    );
    waiting.push(clock.after(walk.path.length * STEP, done));
    return () => {
      for (const callOff of waiting) callOff();
      setPlace(null);
    };
  }, [walk, clock]);
  if (walk === null || place === null) return figures;
  return figures.map((figure) => (figure.number === walk.figure ? { ...figure, place } : figure));
}
