import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import type { IslandCanvasProps } from "../contract";
import { begun, isSlow, paced } from "./pacing";
import type { Show } from "./useShow";

const COARSE = 0.6;

interface Props {
  show: Show;
  finest: number;
  still: boolean;
  sound: IslandCanvasProps["sound"];
}

/** Lets every sound be heard at its moment; where drawing is slow, what moves is drawn coarser. */
export function Pace({ show, finest, still, sound }: Props) {
  const setDpr = useThree((state) => state.setDpr);
  const pacing = useRef(begun(show));
  const fine = Math.min(finest, Math.max(1, window.devicePixelRatio));
  useEffect(() => {
    const timer = setTimeout(() => setDpr(fine), (show.action?.lasts ?? 0) + 200);
    return () => clearTimeout(timer);
  }, [show, fine, setDpr]);
  useFrame((_, elapsed) => {
    if (show.action === null || still) return;
    pacing.current = paced(pacing.current, show, elapsed);
    const now = show.clock();
    const due = show.action.cues.filter(({ at }) => at <= now).length;
    const fresh = new Set(show.action.cues.slice(pacing.current.cues, due).map((cue) => cue.sound));
    for (const name of fresh) sound(name);
    pacing.current = { ...pacing.current, cues: due };
    if (now < show.action.lasts && isSlow(pacing.current)) setDpr(fine * COARSE);
  });
  return null;
}
