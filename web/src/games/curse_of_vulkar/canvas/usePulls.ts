/** Taking hold of Embers: a pull at one of several chooses it, and goes on as its aim once that is asked. */

import { useThree } from "@react-three/fiber";
import { useRef } from "react";
import type { Relief } from "../../modelIsland/relief";
import { type Grip, useGrips } from "../../modelIsland/useGrips";
import { type Aim, fullPull, pulledOver } from "../aiming";
import type { Mark } from "../notation";
import type { Aiming } from "../useAiming";
import type { Choosing } from "../useChoosing";
import { surfaceAt } from "./places";

interface Props {
  aiming: Aiming | null;
  choosing: Choosing;
  /** Whether a tap has pointed at something, and means nothing else. */
  took(): boolean;
}

const REACH = 2.6;
const OF_SEVERAL = 1.9;

export function usePulls({ aiming, choosing, took }: Props, relief: Relief): void {
  const size = useThree((state) => state.size);
  const pulled = useRef<Aim | null>(null);
  const aimed = ({ pit, at, aim, scale, turns, change, flick }: Aiming): Grip => ({
    name: pit,
    at: [...at, surfaceAt(relief, ...at)],
    reach: REACH,
    pull(hand, unit) {
      const pull = pulledOver(at, hand, unit, fullPull(size.width, size.height), scale);
      pulled.current = pull && { ...pull, direction: turns ? pull.direction : aim.direction };
      if (pulled.current !== null) change(pulled.current);
    },
    // Letting go flicks, and a pull taken back to the Ember does nothing.
    drop(meant) {
      if (meant && pulled.current !== null) flick(pulled.current);
      pulled.current = null;
    },
  });
  const chosen = useRef<string | null>(null);
  const offered = (mark: Mark): Grip => ({
    name: mark.goal,
    at: [...mark.at, surfaceAt(relief, ...mark.at)],
    reach: OF_SEVERAL,
    pull() {
      if (chosen.current === mark.key) return;
      chosen.current = mark.key;
      choosing.play(mark);
    },
    drop() {
      chosen.current = null;
    },
    tap(finger) {
      if (!took()) choosing.tap(mark.key, !finger);
    },
  });
  if (aiming !== null) chosen.current = null;
  useGrips(
    aiming === null ? choosing.marks.filter(({ look }) => look === "pit").map(offered) : [aimed(aiming)],
  );
}
