/** A walk on the flat map: where everybody stands meanwhile. */

import { useEffect, useRef, useState } from "react";
import { useClock } from "../../clock";
import type { Ring } from "../../scene";
import { TIGER, type WalkShown } from "../act";
import type { Figure } from "../figures";
import type { CurseView } from "../types";

const STEP = 210;

interface Props {
  table: CurseView;
  figures: Figure[];
  walk: WalkShown | null;
  sound: Ring;
  done(): void;
}

/** The figures and the table as they stand at this moment. */
export function useWalk(props: Props): Pick<Props, "figures" | "table"> {
  const { figures, table, walk } = props;
  const clock = useClock();
  const [place, setPlace] = useState<string | null>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (walk === null) return;
    const { sound, done } = latest.current;
    const { path } = walk;
    const waiting = path.slice(1).map((next, at) =>
      clock.after(at * STEP, () => {
        setPlace(next);
        sound("hop");
      }),
    );
    waiting.push(clock.after(path.length * STEP, done));
    return () => {
      for (const callOff of waiting) callOff();
      setPlace(null);
    };
  }, [walk, clock]);
  if (walk === null || place === null) return { figures, table };
  if (walk.figure === TIGER) return { figures, table: { ...table, tiger: place } };
  const moved = figures.map((figure) => (figure.number === walk.figure ? { ...figure, place } : figure));
  return { figures: moved, table };
}
