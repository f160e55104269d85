/** What moves with a picture, what is heard, and when it has settled. */

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Rig } from "../../camera/rig";
import type { Picture } from "../../messages";
import { type Clock, useClock } from "../clock";
import type { Ring, SceneProps } from "../scene";
import { sendCouriers } from "./couriers";
import { FLIGHT, justLaid, justLit, says } from "./motion";
import type { Show } from "./pieces";
import type { Point } from "./places";
import { KNOCK } from "./sounds";
import type { WildfireScene, WildfireView } from "./types";
import { onTable } from "./view";

export interface Motion {
  flight: Show["flight"];
  spin: Show["spin"];
  settled: boolean;
}

export type Origin = { tile: string; from: Point } | null;

const AT_REST = { flight: null, spin: null };

export function useMotion(
  props: SceneProps<WildfireView, WildfireScene>,
  rig: Rig,
  root: RefObject<HTMLElement | null>,
  origin: RefObject<Origin>,
): Motion {
  const { picture } = props;
  const clock = useClock();
  const [motion, setMotion] = useState<Omit<Motion, "settled">>(AT_REST);
  const [settledPicture, setSettledPicture] = useState<Picture | null>(null);
  const told = useRef<Picture | null>(null);
  const latest = useRef(props);
  latest.current = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture comes with all the rest, and moves once
  useLayoutEffect(() => {
    const { lines, lasts, still, sound } = latest.current;
    const moves = !still && !document.hidden && lines.length > 0;
    const waiting = [
      clock.after(moves ? lasts : 0, () => {
        if (told.current === picture) return;
        told.current = picture;
        setSettledPicture(picture);
        latest.current.settled();
      }),
    ];
    const later = (heard: Parameters<Ring>[0], after: number) =>
      waiting.push(clock.after(after, () => sound(heard)));
    setMotion(moves ? begun(clock, latest.current, rig, root.current, origin.current) : AT_REST);
    if (moves) {
      if (root.current) sendCouriers(root.current, lines, clock);
      if (justLaid(lines)) later("tile", FLIGHT - 60);
      if (justLit(lines) !== null) later("rumble", 0);
      if (says(lines, "drew")) later("tile", 300);
      if (says(lines, "knocked")) later(KNOCK, justLaid(lines) ? FLIGHT + 120 : 0);
    }
    return () => {
      for (const callOff of waiting) callOff();
    };
  }, [picture]);
  return { ...motion, settled: settledPicture === picture };
}

function begun(
  clock: Clock,
  { lines }: SceneProps<WildfireView, WildfireScene>,
  rig: Rig,
  root: HTMLElement | null,
  origin: Origin,
): Omit<Motion, "settled"> {
  const starts = clock.now();
  const laid = justLaid(lines);
  const lit = justLit(lines);
  return {
    flight: laid && {
      tile: laid.tile,
      from: origin?.tile === laid.tile ? origin.from : placeOf(laid.seat, rig, root),
      starts,
    },
    spin: lit === null ? null : { number: lit, starts },
  };
}

/** The point of the table under the name of a player. */
function placeOf(seat: number, rig: Rig, root: HTMLElement | null): Point {
  const player = root?.querySelector(`[data-seat="${seat}"]`);
  return player && root ? under(player, rig, root) : { x: 0, y: 14 };
}

/** The point of the table under the middle of an element. */
export function under(element: Element, rig: Rig, root: HTMLElement): Point {
  const room = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return onTable(rig, { x: box.left + box.width / 2 - room.left, y: box.top + box.height / 2 - room.top });
}
