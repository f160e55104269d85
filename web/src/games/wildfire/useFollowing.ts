import { useLayoutEffect, useRef } from "react";
import { type Pane, unitOf } from "../../camera/look";
import type { Rig } from "../../camera/rig";
import type { Measured } from "../../camera/useSize";

import type { SceneProps } from "../scene";
import { outline } from "./places";
import type { WildfireScene, WildfireView } from "./types";
import { fitting, unitFor } from "./view";

const LEAST = { x: 5.4, y: 4.6 };
const ROUND_HUB = { x: 2.6, y: 2.6 };
/** So many pixels should a width of a tile have where lamps are to be touched. */
const LEGIBLE = 32;
const EDGE = 8;
const BANNER = 40;
const TIGHT = 560;

/** The camera follows the chain, or looks at the hub to call a number; a new round is seen as a whole again. */
export function useFollowing(
  { scene, table, still }: SceneProps<WildfireView, WildfireScene>,
  rig: Rig,
  measured: Measured | null,
  calling: boolean,
): void {
  const round = useRef(table.round);
  const fitted = useRef<Measured>(null);
  useLayoutEffect(() => {
    if (measured === null) return;
    if (round.current !== table.round) rig.held = false;
    round.current = table.round;
    const resized = fitted.current !== measured;
    if (resized) rig.resize(measured, freeIn(measured));
    fitted.current = measured;
    const all = outline(scene.placed, scene.openings, LEAST);
    const shown = calling && unitFor(all, rig) < LEGIBLE ? outline([], [], ROUND_HUB) : all;
    rig.aim(fitting(shown, rig), still || resized);
  }, [scene, table, still, rig, measured, calling]);
}

/** The part of the canvas that neither the players nor the words over the table cover. */
function freeIn(measured: Measured): Pane {
  const { left, top, right, bottom } = measured.pane;
  const banner = measured.width < TIGHT ? BANNER * 1.3 : BANNER;
  return {
    left: left + EDGE,
    top: top + Math.min(banner, (bottom - top) / 4),
    right: right - EDGE,
    bottom: bottom - EDGE,
  };
}

/** Tells the style sheets of an element how many pixels a width of a tile has. */
export function useUnit(rig: Rig, root: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const tell = () => root.current?.style.setProperty("--wf-unit", `${unitOf(rig).toFixed(2)}px`);
    tell();
    return rig.watch(tell);
  }, [rig, root]);
}
