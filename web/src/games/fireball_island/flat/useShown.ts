/** A walk or a roll on the flat map: where everybody stands meanwhile, and where the ball is. */

import { type RefObject, useEffect, useRef, useState } from "react";
import { type Clock, useClock } from "../../clock";
import type { Ring } from "../../scene";
import { type Figure, POINTS_A_SECOND, type RollShown, type WalkShown } from "../contract";
import { HIT, ROLL, SPLASH } from "../sounds";

const STEP = 210;
const LANDING = 500;
const POINTS_A_MS = POINTS_A_SECOND / 1000;

interface Props {
  figures: Figure[];
  walk: WalkShown | null;
  roll: RollShown | null;
  still: boolean;
  sound: Ring;
  done(): void;
}

/** The figures as they stand at this moment. */
export function useShown(props: Props, ball: RefObject<SVGGElement | null>): Figure[] {
  const { figures, walk, roll, still } = props;
  const clock = useClock();
  const [moved, setMoved] = useState<ReadonlyMap<number, string>>(NOBODY);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (walk === null) return;
    const { sound, done } = latest.current;
    if (still) {
      done();
      return;
    }
    const waiting = walk.path.slice(1).map((place, at) =>
      clock.after(at * STEP, () => {
        setMoved(new Map([[walk.seat, place]]));
        sound("hop");
      }),
    );
    waiting.push(clock.after(walk.path.length * STEP + STEP / 2, done));
    return () => {
      for (const callOff of waiting) callOff();
      setMoved(NOBODY);
    };
  }, [walk, still, clock]);

  useEffect(() => {
    if (roll === null) return;
    const { done } = latest.current;
    if (still) {
      done();
      return;
    }
    const stop = rolling(clock, roll, ball, latest, (seats) => setMoved(seats));
    return () => {
      stop();
      setMoved(NOBODY);
    };
  }, [roll, still, ball, clock]);

  if (moved.size === 0) return figures;
  return figures.map((figure) => {
    const place = moved.get(figure.seat);
    return place === undefined ? figure : { ...figure, place, lying: place.startsWith("pit") };
  });
}

const NOBODY: ReadonlyMap<number, string> = new Map();

/** Moves the ball with every frame, and knocks pieces over in time. */
function rolling(
  clock: Clock,
  roll: RollShown,
  ball: RefObject<SVGGElement | null>,
  latest: RefObject<Props>,
  knock: (seats: ReadonlyMap<number, string>) => void,
): () => void {
  const began = clock.now();
  const lasts = roll.path.length / POINTS_A_MS;
  const flown = new Map<number, string>();
  let frame = 0;
  latest.current.sound(ROLL);
  const step = () => {
    const passed = clock.now() - began;
    const at = roll.path[Math.min(roll.path.length - 1, Math.floor(passed * POINTS_A_MS))];
    if (at) ball.current?.setAttribute("transform", `translate(${at[0]} ${at[1]})`);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  const waiting = roll.hits.map(({ seat, ms, to }) =>
    clock.after(ms, () => {
      flown.set(seat, to);
      knock(new Map(flown));
      latest.current.sound(to === "W" ? SPLASH : HIT);
    }),
  );
  const landed = Math.max(lasts, ...roll.hits.map(({ ms }) => ms)) + LANDING;
  waiting.push(clock.after(landed, () => latest.current.done()));
  return () => {
    cancelAnimationFrame(frame);
    for (const callOff of waiting) callOff();
  };
}
