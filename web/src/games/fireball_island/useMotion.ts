/** One picture being shown: first what happened, on the table as it was, then the table as it is. */

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Picture } from "../../messages";
import { useClock } from "../clock";
import type { SceneProps } from "../scene";
import { type Act, actOf } from "./act";
import type { RollShown, WalkShown } from "./contract";
import { rollOf } from "./rolls";
import type { IslandScene, IslandView } from "./types";
import type { Island } from "./useIsland";

export interface Motion {
  /** The picture whose pieces are to be drawn: the one before, while something moves. */
  standing: Picture;
  walk: WalkShown | null;
  roll: RollShown | null;
  tumbling: boolean;
  settled: boolean;
  /** For the drawing: the walk or the roll has been shown. */
  done(): void;
}

interface Moving {
  of: Picture;
  walk: WalkShown | null;
  roll: RollShown | null;
  tumbling: boolean;
  over: boolean;
}

const isMotion = ({ kind }: Act): boolean => kind === "walk" || kind === "roll";

const TUMBLE = 850;
const AT_REST = { walk: null, roll: null, tumbling: false };

export function useMotion(props: SceneProps<IslandView, IslandScene>, island: Island | null): Motion {
  const { picture, previous } = props;
  const clock = useClock();
  const [moving, setMoving] = useState<Moving>({ of: picture, ...AT_REST, over: false });
  const latest = useRef({ props, island });
  latest.current = { props, island };
  const finished = useRef<() => void>(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture comes with all the rest
  const act = useMemo(
    () => actOf(props.lines, previous === null ? null : previous.table, picture.table),
    [picture],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is shown once
  useLayoutEffect(() => {
    const { lines, lasts, still, sound } = latest.current.props;
    const board = latest.current.island?.board;
    let open = true;
    const finish = () => {
      if (!open) return;
      open = false;
      setMoving({ of: picture, ...AT_REST, over: true });
      latest.current.props.settled();
    };
    const show = (shown: Partial<Moving>) =>
      open && setMoving({ of: picture, ...AT_REST, over: false, ...shown });
    finished.current = finish;
    let callOff = () => {};
    if (still || document.hidden) callOff = clock.after(0, finish);
    else if (act.kind === "walk" && board) show({ walk: act.walk });
    else if (act.kind === "roll" && board) void rollOf(board, act.told).then((roll) => show({ roll }));
    else if (act.kind === "die") {
      sound("dice");
      show({ tumbling: true });
      callOff = clock.after(TUMBLE, finish);
    } else callOff = clock.after(lines.length === 0 ? 0 : lasts, finish);
    return () => {
      open = false;
      callOff();
    };
  }, [picture]);

  const now = moving.of === picture ? moving : { ...AT_REST, over: false };
  const acting = !now.over && !props.still && isMotion(act);
  return {
    standing: acting && previous !== null ? previous : picture,
    walk: now.walk,
    roll: now.roll,
    tumbling: now.tumbling,
    settled: now.over,
    done: useCallback(() => finished.current(), []),
  };
}
