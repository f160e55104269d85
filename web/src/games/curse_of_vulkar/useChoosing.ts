/** Choosing on the map: what is pointed at is shown; a click takes it, or first asks by which of several ways. */

import { useEffect, useMemo, useState } from "react";
import { aim, useAimed } from "../../aim";
import type { Notation } from "../../messages";
import { byGoal, type Mark } from "./notation";

export interface Choosing {
  /** Everything that can be chosen. */
  all: Mark[];
  /** One mark for each goal: the one that would be taken. */
  marks: Mark[];
  /** What is shown, and all that reach the same. */
  shown: Mark | null;
  others: Mark[];
  /** Whether it was chosen, and not just pointed at. */
  chosen: boolean;
  /** Somebody points at this mark, or at none. */
  point(key: string | null): void;
  /** Takes a mark; one that was `seen`, as before every click of a mouse, is not shown first. */
  tap(key: string, seen: boolean): void;
  take(mark: Mark): void;
  /** Takes a mark at once: a hand has said clearly that it is meant. */
  play(mark: Mark): void;
  go(): void;
}

export function useChoosing(all: Mark[], play: (moves: Notation[]) => void): Choosing {
  const goals = useMemo(() => byGoal(all), [all]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const known = (key: string | null): Mark | null => all.find((mark) => mark.key === key) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is no longer offered is not chosen when it is offered again
  useEffect(() => {
    if (known(chosen) === null) setChosen(null);
    if (known(pointed) === null) setPointed(null);
  }, [all]);
  const aimed = useAimed();
  const held = known(chosen);
  const shown = held ?? known(pointed) ?? known(aimed);
  const marks = useMemo(
    () =>
      [...goals.values()].flatMap((found) => {
        const first = found[0];
        return held !== null && held.goal === first?.goal ? [held] : first ? [first] : [];
      }),
    [goals, held],
  );
  return {
    all,
    marks,
    shown,
    others: shown === null ? [] : (goals.get(shown.goal) ?? []),
    chosen: held !== null,
    point(key) {
      setPointed(key);
      aim(key);
    },
    tap(key, seen) {
      const mark = marks.find((one) => one.key === key);
      if (mark === undefined) return;
      const only = goals.get(mark.goal)?.length === 1;
      if (mark === held || (only && seen)) play([mark.move]);
      else setChosen(mark.key);
    },
    take: (mark) => setChosen(mark.key),
    play: (mark) => play([mark.move]),
    go() {
      if (shown !== null) play([shown.move]);
    },
  };
}
