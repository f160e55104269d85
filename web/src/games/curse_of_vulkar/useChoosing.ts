/** Choosing on the map: what is pointed at is shown; a click takes it, or first asks by which of several ways. */

import { useEffect, useMemo, useState } from "react";
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
  tap(key: string): void;
  take(mark: Mark): void;
  go(): void;
}

export function useChoosing(all: Mark[], play: (moves: Notation[]) => void): Choosing {
  const goals = useMemo(() => byGoal(all), [all]);
  const [chosen, setChosen] = useState<Mark | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins with nothing chosen
  useEffect(() => {
    setChosen(null);
    setPointed(null);
  }, [all]);
  const held = chosen !== null && all.includes(chosen) ? chosen : null;
  const shown = held ?? all.find(({ key }) => key === pointed) ?? null;
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
    point: setPointed,
    tap(key) {
      const mark = marks.find((one) => one.key === key);
      if (mark === undefined) return;
      const only = goals.get(mark.goal)?.length === 1;
      if (mark === held || (only && key === pointed)) play([mark.move]);
      else setChosen(mark);
    },
    take: setChosen,
    go() {
      if (shown !== null) play([shown.move]);
    },
  };
}
