import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import type { Performance } from "./performance";

const SLOW = 0.06;
const PATIENCE = 3;
const COARSE = 0.55;

/** Where drawing is slow, what moves is drawn coarser; when it has come to rest, it is drawn in full again. */
export function Pace({ performance, finest }: { performance: Performance; finest: number }) {
  const setDpr = useThree((state) => state.setDpr);
  const slow = useRef(0);
  const drawn = useRef<Performance | null>(null);
  const fine = Math.min(finest, Math.max(1, window.devicePixelRatio));
  useEffect(() => {
    const timer = setTimeout(() => setDpr(fine), performance.timeline.lasts + 200);
    return () => clearTimeout(timer);
  }, [performance, fine, setDpr]);
  useFrame((_, elapsed) => {
    const moving = performance.clock() < performance.timeline.lasts;
    if (moving && drawn.current === performance && elapsed > SLOW) slow.current += 1;
    drawn.current = moving ? performance : null;
    if (moving && slow.current >= PATIENCE) setDpr(fine * COARSE);
  });
  return null;
}
