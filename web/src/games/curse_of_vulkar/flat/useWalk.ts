/** A walk on the flat map: where everybody stands meanwhile. */

import { useEffect, useRef, useState } from "react";
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
  const [place, setPlace] = useState<string | null>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (walk === null) return;
    const { sound, done } = latest.current;
    const timers = walk.path.slice(1).map((next, at) =>
      setTimeout(() => {
        setPlace(next);
        sound("hop");
      }, at * STEP),
    );
    timers.push(setTimeout(done, walk.path.length * STEP));
    return () => {
      timers.forEach(clearTimeout);
      setPlace(null);
    };
  }, [walk]);
  if (walk === null || place === null) return figures;
  return figures.map((figure) => (figure.number === walk.figure ? { ...figure, place } : figure));
}
