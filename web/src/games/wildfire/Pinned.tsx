/** A thing of the page that stays over a point of the table while the camera moves. */

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { between } from "../../camera/look";
import type { Rig } from "../../camera/rig";
import { onCanvas } from "./view";

interface Props {
  rig: Rig;
  x: number;
  y: number;
  above?: number;
  /** Whether it stands beside the point, and always inside the canvas. */
  inside?: boolean;
  className: string;
  children: ReactNode;
}

const BESIDE = 38;

export function Pinned({ rig, x, y, above = 0, inside = false, className, children }: Props) {
  const pinned = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const move = () => {
      const element = pinned.current;
      if (!element) return;
      let { x: left, y: top } = onCanvas(rig, { x, y }, above);
      if (inside) {
        const [wide, high] = [element.offsetWidth / 2 + 6, element.offsetHeight / 2 + 6];
        top += top > 2 * high + BESIDE ? -high - BESIDE : high + BESIDE;
        left = between(wide, left, Math.max(wide, rig.size.width - wide));
        top = between(high, top, Math.max(high, rig.size.height - high));
      }
      element.style.transform = `translate(-50%, -50%) translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`;
    };
    move();
    return rig.watch(move);
  }, [rig, x, y, above, inside]);
  return (
    <div ref={pinned} className={`wf-pinned ${className}`}>
      {children}
    </div>
  );
}
