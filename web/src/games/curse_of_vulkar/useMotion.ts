/** One picture being shown: first what happened, on the table as it was, then the table as it is. */

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Picture } from "../../messages";
import { useClock } from "../clock";
import type { SceneProps } from "../scene";
import { type Act, actOf, launchedFrom, type WalkShown } from "./act";
import { filmOf } from "./films";
import { soundsOfLines } from "./hearing";
import type { CurseFilm, CurseScene, CurseView } from "./types";

export interface Motion {
  /** The picture whose pieces are to be drawn: the one before, while something moves. */
  standing: Picture;
  walk: WalkShown | null;
  film: CurseFilm | null;
  settled: boolean;
  /** For the map: the walk or the film has been shown. */
  done(): void;
}

interface Moving {
  of: Picture;
  walk: WalkShown | null;
  film: CurseFilm | null;
  over: boolean;
}

const AT_REST = { walk: null, film: null };

export function useMotion(props: SceneProps<CurseView, CurseScene>, ready: boolean): Motion {
  const { picture, previous } = props;
  const clock = useClock();
  const [moving, setMoving] = useState<Moving>({ of: picture, ...AT_REST, over: false });
  const latest = useRef({ props, ready });
  latest.current = { props, ready };
  const finished = useRef<() => void>(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture comes with all the rest
  const act = useMemo(
    () => actOf(props.lines, previous === null ? null : previous.table, picture.table),
    [picture],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is shown once
  useLayoutEffect(() => {
    const { lines, lasts, still } = latest.current.props;
    let open = true;
    const quiet = still || document.hidden || !latest.current.ready;
    const hear = () => {
      if (quiet) return;
      for (const { at, sound } of soundsOfLines(lines))
        clock.after(at, () => latest.current.props.sound(sound));
    };
    const finish = () => {
      if (!open) return;
      open = false;
      if (act.kind !== "words") hear();
      setMoving({ of: picture, ...AT_REST, over: true });
      latest.current.props.settled();
    };
    const show = (shown: Partial<Moving>) =>
      open && setMoving({ of: picture, ...AT_REST, over: false, ...shown });
    finished.current = finish;
    let callOff = () => {};
    if (quiet) callOff = clock.after(0, finish);
    else if (act.kind === "walk") show({ walk: act.walk });
    else if (act.kind === "launch") {
      const coming = filmOf(act.told);
      const roll = () => {
        finished.current = finish;
        void coming.then((film) => (film === null ? finish() : show({ film })));
      };
      finished.current = roll;
      if (act.walk === null) roll();
      else show({ walk: act.walk });
    } else {
      hear();
      callOff = clock.after(lines.length === 0 ? 0 : lasts, finish);
    }
    return () => {
      open = false;
      callOff();
    };
  }, [picture]);

  const now = moving.of === picture ? moving : { ...AT_REST, over: false };
  const acting = !now.over && !props.still && act.kind !== "words";
  const stood = useMemo(() => asItStood(previous, act), [previous, act]);
  const before = now.film === null ? previous : stood;
  return {
    standing: acting && before !== null ? before : picture,
    walk: now.walk,
    film: now.film,
    settled: now.over,
    done: useCallback(() => finished.current(), []),
  };
}

/** The picture before a launch, with everybody where it found them. */
function asItStood(previous: Picture | null, act: Act): Picture | null {
  if (previous === null || act.kind !== "launch") return previous;
  return { ...previous, table: launchedFrom(previous.table as CurseView, act.told) };
}
