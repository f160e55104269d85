import { useCallback, useState } from "react";
import { api } from "../api";
import { useSpareWork, VISITOR } from "../spareWork";
import { useTexts } from "../texts";
import type { Plan } from "./plan";

export interface Asked {
  plan: Plan;
  /** Whether it is to be simulated, and not only looked at. */
  begin: boolean;
}

/** What the server has found so far; whoever stops it keeps what was found. */
export function useSimulation(game: string, asked: Asked | null) {
  const { language } = useTexts();
  const [ended, setEnded] = useState<Asked | null>(null);
  const stopped = asked !== null && ended === asked;
  const ask = useCallback(
    (first: boolean) => {
      if (asked === null) throw new Error("nothing is asked");
      const begin = first && asked.begin;
      return api.workbench({ game, ...asked.plan, visitor: VISITOR, begin }, language);
    },
    [game, asked, language],
  );
  const stop = () => {
    if (asked === null) return;
    setEnded(asked);
    // Nobody looks at it any more, so the server gives it up in any case.
    api.workbench({ game, ...asked.plan, visitor: VISITOR, stop: true }, language).catch(() => {});
  };
  return { ...useSpareWork(asked === null || stopped ? null : ask), stopped, stop };
}
