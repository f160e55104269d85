/** What the browser itself moves in a scene, by styles or by frames, goes by the clock of the scene. */

import { type RefObject, useEffect } from "react";
import type { Clock } from "./clock";

type Moving = Pick<Animation, "pause" | "play" | "playState" | "updatePlaybackRate">;

/** Has an animation go as the clock goes now. */
export function keepPace(animation: Moving, clock: Clock): void {
  if (clock.held) {
    if (animation.playState === "running") animation.pause();
    return;
  }
  animation.updatePlaybackRate(clock.pace);
  if (animation.playState === "paused") animation.play();
}

/** Has all that moves below an element by styles keep the pace of the clock; buttons answer a hand as always. */
export function useStylesPaced(root: RefObject<HTMLElement | null>, clock: Clock): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const gone = new AbortController();
    const begun = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("button") !== null) return;
      for (const animation of target.getAnimations()) keepPace(animation, clock);
    };
    for (const kind of ["transitionrun", "animationstart"])
      element.addEventListener(kind, begun, { signal: gone.signal });
    const callOff = clock.watch(() => {
      for (const animation of element.getAnimations({ subtree: true })) keepPace(animation, clock);
    });
    return () => {
      gone.abort();
      callOff();
    };
  }, [root, clock]);
}
