import { useThree } from "@react-three/fiber";
import { useCallback } from "react";
import { beneath } from "./beneath";
import type { Point } from "./points";
import type { Relief } from "./relief";
import { GRIPPED, rayThrough, within } from "./useGrips";

/** The point of the island that is seen at a pixel of the window; none while something is gripped. */
export function useBeneath(relief: Relief): (at: { clientX: number; clientY: number }) => Point | null {
  const state = useThree((all) => all.get);
  return useCallback(
    (at) => {
      const { camera, size, events } = state();
      const element = events.connected as HTMLElement | undefined;
      if (element === undefined || GRIPPED in element.dataset) return null;
      const { origin, direction } = rayThrough(within(at, element), camera, size);
      return beneath(relief, [origin.x, origin.z, origin.y], [direction.x, direction.z, direction.y]);
    },
    [state, relief],
  );
}
