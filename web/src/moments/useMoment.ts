/** Shows great moments as they come; a tap or a key ends one, and does whatever else it does. */

import { useEffect, useState } from "react";
import { gameOnPage } from "../games";
import type { Clock } from "../games/clock";
import type { MomentKinds } from "../games/scene";
import { sound } from "../sounds";
import type { Shown } from "../table/Stage";
import {
  AT_LEAST,
  came,
  LASTS,
  type Moment,
  type Moments,
  momentIn,
  NONE,
  passed,
  seen,
  told,
} from "./moment";
import { SOUNDS } from "./sounds";

export function useMoment({ picture, lines, count, busy }: Shown, clock: Clock): Moment | null {
  const kinds = useKinds(picture.game);
  const [{ shown }, setMoments] = useState<Moments>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` names the picture; what is merely shown is no moment
  useEffect(() => {
    const found = busy && kinds !== null ? momentIn(lines, kinds) : null;
    setMoments((before) => {
      const now = clock.now();
      const moments = told(before, lines, now);
      return found === null ? moments : came(moments, found, now);
    });
  }, [count]);
  useEffect(() => {
    if (shown === null) return;
    sound(SOUNDS[shown.light]);
    const gone = new AbortController();
    for (const kind of ["pointerdown", "keydown"])
      addEventListener(kind, () => setMoments(NONE), { capture: true, passive: true, signal: gone.signal });
    const forgetSeen = clock.after(AT_LEAST, () => setMoments((now) => seen(now, clock.now())));
    const forgetPassed = clock.after(LASTS, () => setMoments((now) => passed(now, clock.now())));
    return () => {
      forgetSeen();
      forgetPassed();
      gone.abort();
    };
  }, [shown, clock]);
  return shown;
}

/** The moments of a game, once they are here. */
function useKinds(game: string): MomentKinds | null {
  const [kinds, setKinds] = useState<{ game: string; moments: MomentKinds } | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without them the game goes on as well.
    gameOnPage(game)
      .moments?.()
      .then(
        ({ moments }) => wanted && setKinds({ game, moments }),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [game]);
  return kinds?.game === game ? kinds.moments : null;
}
