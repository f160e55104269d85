import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import { useClock } from "../clock";
import { isSlow } from "../lateFrames";
import type { Ring } from "../scene";
import { useResolution } from "../useResolution";
import type { Show } from "./motion";
import { begun, paced } from "./pacing";

const COARSE = 0.6;

interface Props {
  show: Show;
  finest: number;
  still: boolean;
  sound: Ring;
}

/** Lets every sound be heard at its moment; where drawing is slow, what moves is drawn coarser. */
export function FramePacing({ show, finest, still, sound }: Props) {
  const lasts = show.action?.lasts ?? 0;
  const drawCoarser = useResolution({ motion: show, lasts, finest, coarse: COARSE });
  const pacing = useRef(begun(show));
  const time = useClock();
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => time.watch(() => invalidate()), [time, invalidate]);
  useFrame((_, elapsed) => {
    if (show.action === null || still || time.held) return;
    pacing.current = paced(pacing.current, show, elapsed);
    const now = show.clock();
    const due = show.action.cues.filter(({ at }) => at <= now).length;
    const fresh = new Set(show.action.cues.slice(pacing.current.cues, due).map((cue) => cue.sound));
    for (const name of fresh) sound(name);
    pacing.current = { ...pacing.current, cues: due };
    if (now < show.action.lasts && isSlow(pacing.current.late)) drawCoarser();
  });
  return null;
}
