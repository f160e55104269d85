/** Work that the server does in the background: asked for, and looked at again and again until it is done. */

import { useEffect, useState } from "react";
import { Declined, wordsFor } from "./api";
import { useTexts } from "./texts";

const LOOK_AGAIN = 1000;
const TOO_FAST = 429;
const BROKEN = 500;

/** Who asks, as long as this page is open. */
export const VISITOR = Math.random().toString(36).slice(2, 12);

interface Found<T> {
  answer: T | null;
  problem: string;
}

/** What is known so far; `ask` is told whether it asks for the first time, and is another one for other work. */
export function useSpareWork<T extends { state: string }>(
  ask: ((first: boolean) => Promise<T>) | null,
): Found<T> {
  const { t } = useTexts();
  const [found, setFound] = useState<Found<T>>({ answer: null, problem: "" });
  useEffect(() => {
    if (ask === null) return;
    let wanted = true;
    let waiting: ReturnType<typeof setTimeout>;
    const look = async (first: boolean): Promise<void> => {
      try {
        const answer = await ask(first);
        if (!wanted) return;
        setFound({ answer, problem: "" });
        if (answer.state !== "working") return;
      } catch (problem) {
        if (!wanted) return;
        if (first || !passes(problem))
          return setFound({ answer: null, problem: said(problem) ?? wordsFor(problem, t) });
      }
      waiting = setTimeout(() => void look(false), LOOK_AGAIN);
    };
    void look(true);
    return () => {
      wanted = false;
      clearTimeout(waiting);
    };
  }, [ask, t]);
  return found;
}

/** Whether it is worth asking again: the server is away, or has too much to answer just now. */
const passes = (problem: unknown): boolean =>
  !(problem instanceof Declined) || problem.status === TOO_FAST || problem.status >= BROKEN;

/** The server's own words for why it will not. */
const said = (problem: unknown): string | null =>
  problem instanceof Declined && problem.status < BROKEN && problem.message !== "" ? problem.message : null;
