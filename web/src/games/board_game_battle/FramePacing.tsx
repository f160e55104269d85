import { useFrame } from "@react-three/fiber";
import { useRef } from "react";
import { isLate, isSlow } from "../lateFrames";
import { useResolution } from "../useResolution";
import type { Performance } from "./performance";

const COARSE = 0.55;

/** Where drawing is slow, what moves is drawn coarser. */
export function FramePacing({ performance, finest }: { performance: Performance; finest: number }) {
  const { lasts } = performance.timeline;
  const drawCoarser = useResolution({ motion: performance, lasts, finest, coarse: COARSE });
  const late = useRef(0);
  const drawn = useRef<Performance | null>(null);
  useFrame((_, elapsed) => {
    const moving = performance.clock() < lasts;
    if (moving && drawn.current === performance && isLate(elapsed)) late.current += 1;
    drawn.current = moving ? performance : null;
    if (moving && isSlow(late.current)) drawCoarser();
  });
  return null;
}
