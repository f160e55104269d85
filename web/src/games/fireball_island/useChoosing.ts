/** Choosing a place or a way: the first tap shows it, the second takes it. */

import { useEffect, useMemo, useState } from "react";
import { aim, useAimed } from "../../aim";
import type { Move, Notation } from "../../messages";
import type { Choice } from "./contract";
import { byPlace, type Launch, launches, type Walk, walks } from "./notation";

export interface Choosing {
  /** One walk for each place that can be reached: the one that would be taken. */
  choices: Choice[];
  /** The walk that is shown, and all that lead to the same place. */
  walk: Walk | null;
  others: Walk[];
  launches: Launch[];
  launch: Launch | null;
  choose(key: string): void;
  /** The move that is pointed at, on the island or in the list of moves. */
  pointed: string | null;
  point(key: string | null): void;
  take(walk: Walk): void;
  aim(key: string): void;
  go(): void;
}

export function useChoosing(moves: Move[], play: (moves: Notation[]) => void): Choosing {
  const places = useMemo(() => byPlace(walks(moves)), [moves]);
  const ways = useMemo(() => launches(moves), [moves]);
  const [walk, setWalk] = useState<Walk | null>(null);
  const [launch, setLaunch] = useState<Launch | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins with nothing chosen
  useEffect(() => {
    setWalk(null);
    setLaunch(null);
  }, [moves]);
  const pointed = useAimed();
  const shown = walk !== null && places.get(walk.place)?.includes(walk) ? walk : null;
  const aimed = launch !== null && ways.includes(launch) ? launch : null;
  const choices = useMemo(
    () =>
      [...places.values()].flatMap((found) => {
        const meant = found.find(({ key }) => key === pointed) ?? found.find((one) => one === shown);
        return meant ?? found[0] ?? [];
      }),
    [places, shown, pointed],
  );
  return {
    choices,
    walk: shown,
    others: shown === null ? [] : (places.get(shown.place) ?? []),
    launches: ways,
    launch: aimed,
    choose(key) {
      const chosen = choices.find((choice) => choice.key === key);
      if (chosen && chosen === shown) play([chosen.move]);
      else if (chosen) setWalk(chosen);
    },
    pointed,
    point: aim,
    take: setWalk,
    aim(key) {
      if (aimed?.key === key) play([aimed.move]);
      else setLaunch(ways.find((way) => way.key === key) ?? null);
    },
    go() {
      const chosen = shown ?? aimed;
      if (chosen) play([chosen.move]);
    },
  };
}
