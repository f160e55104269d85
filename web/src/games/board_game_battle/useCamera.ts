import { useLayoutEffect, useRef, useState } from "react";
import type { Size } from "../../camera/look";
import type { Rig } from "../../camera/rig";
import { boardRig, type Framing, leaning, limitsOf } from "./framing";
import { type Layout, standAt } from "./layout";
import type { Performance } from "./performance";
import { useFocus } from "./useFocus";

/** A camera that shows the whole board, leans gently towards what happens, and leaves the player the last word. */
export function useCamera(
  size: Size | null,
  layout: Layout | null,
  framing: Framing | null,
  performance: Performance,
  still: boolean,
): Rig {
  const [rig] = useState(boardRig);
  const focus = useFocus(performance, still);
  const placed = useRef<Framing>(null);
  useLayoutEffect(() => {
    if (size === null || layout === null || framing === null) return;
    rig.limits = limitsOf(framing);
    rig.resize(size);
    rig.aim(
      leaning(framing, still || focus === null ? null : standAt(layout, focus)),
      still || placed.current !== framing,
    );
    placed.current = framing;
  }, [rig, size, layout, framing, focus, still]);
  return rig;
}
