/** What the scene tells the page: that it has come to rest, and what is to be heard. */

import { useCallback, useEffect, useRef, useState } from "react";
import type { Line } from "../../messages";
import type { SoundName } from "../../sounds";
import { useClock } from "../clock";
import type { Ring } from "../scene";

const PATIENCE = 3600;

/** Tells the page once for each picture that everything has come to rest. */
export function useSettled(
  count: number,
  settled: () => void,
  still: boolean,
): [boolean, (count: number) => void] {
  const clock = useClock();
  const [last, setLast] = useState(0);
  const told = useRef(0);
  const tell = useRef(settled);
  tell.current = settled;
  const rest = useCallback((done: number) => {
    if (told.current >= done) return;
    told.current = done;
    setLast(done);
    tell.current();
  }, []);
  useEffect(() => clock.after(still ? 0 : PATIENCE, () => rest(count)), [count, still, rest, clock]);
  return [last >= count, rest];
}

const SOUNDS: Record<string, SoundName> = {
  rolled: "dice",
  card: "tile",
  known_card: "tile",
  disqualified: "lose",
  zombies_won: "lose",
  sailed: "rumble",
};

export function useSounds(count: number, lines: Line[], sound: Ring): void {
  const heard = useRef(0);
  useEffect(() => {
    if (heard.current === count) return;
    heard.current = count;
    const names = new Set(lines.map(({ what }) => SOUNDS[what]));
    for (const name of names) if (name) sound(name);
  }, [count, lines, sound]);
}
