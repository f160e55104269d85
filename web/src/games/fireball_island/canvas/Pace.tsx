import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import type { IslandCanvasProps } from "../contract";
import type { Show } from "./useShow";

const SLOW = 0.06;
const PATIENCE = 3;
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
  const slow = useRef(0);
  const heard = useRef({ show, cues: 0 });
  const fine = Math.min(finest, Math.max(1, window.devicePixelRatio));
  useEffect(() => {
    const timer = setTimeout(() => setDpr(fine), (show.action?.lasts ?? 0) + 200);
    return () => clearTimeout(timer);
  }, [show, fine, setDpr]);
  useFrame((_, elapsed) => {
    if (show.action === null || still) return;
    if (heard.current.show !== show) heard.current = { show, cues: 0 };
    const now = show.clock();
    const due = show.action.cues.filter(({ at }) => at <= now).length;
    const fresh = new Set(show.action.cues.slice(heard.current.cues, due).map((cue) => cue.sound));
    for (const name of fresh) sound(name);
    heard.current.cues = due;
    const moving = now < show.action.lasts;
    if (moving && elapsed > SLOW) slow.current += 1;
    if (moving && slow.current >= PATIENCE) setDpr(fine * COARSE);
  });
  return null;
}
