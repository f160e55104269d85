/** Where drawing is slow, what moves is drawn coarser; when it has come to rest, it is drawn in full again. */

import { useThree } from "@react-three/fiber";
import { useEffect } from "react";
import { useClock } from "./clock";

const REST = 200;

interface Props {
  /** What moves; another object whenever something else does. */
  motion: object;
  /** Milliseconds that it moves. */
  lasts: number;
  /** The most pixels for a pixel of the page. */
  finest: number;
  /** How much of that is left where drawing is slow. */
  coarse: number;
}

/** Draws in full once the motion is over or held; what it returns draws coarser until then. */
export function useResolution({ motion, lasts, finest, coarse }: Props): () => void {
  const setDpr = useThree((state) => state.setDpr);
  const clock = useClock();
  const fine = Math.min(finest, Math.max(1, window.devicePixelRatio));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another motion is the reason to wait anew
  useEffect(() => clock.after(lasts + REST, () => setDpr(fine)), [motion, lasts, fine, setDpr, clock]);
  useEffect(() => clock.watch(() => clock.held && setDpr(fine)), [fine, setDpr, clock]);
  return () => setDpr(fine * coarse);
}
