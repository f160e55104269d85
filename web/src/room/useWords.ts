import { useCallback, useEffect, useRef } from "react";
import { isRefused } from "../connection";
import type { Room } from "./useRoom";
import { choose, commitmentTo, heldFor, showing } from "./words";

/** Binds every chair of this browser to words, and shows them once nobody can change theirs. Returns a way to choose others. */
export function useWords({ state, ask, forgive }: Room): (chair: number, typed: string) => void {
  const asked = useRef(new Set<string>());
  const { you, room } = state;
  const code = room?.code;
  const seed = room?.commitment;

  const bind = useCallback(
    (chair: number, typed: string) => {
      if (code === undefined || seed === undefined) return;
      const { words } = choose(code, chair, seed, typed);
      void ask({ type: "commit_words", chair, commitment: commitmentTo(words) }).then(
        (answer) => isRefused(answer) && forgive(), // the host was quicker
      );
    },
    [ask, forgive, code, seed],
  );

  useEffect(() => {
    if (!you || room?.stage !== "lobby") return;
    const once = (what: string, act: () => void) => {
      if (asked.current.has(what)) return;
      asked.current.add(what);
      act();
    };
    for (const chair of you.chairs) {
      const seat = room.chairs[chair];
      if (!seat || seat.words_shown) continue;
      const held = heldFor(room, chair);
      if (room.sealed && held)
        once(`show ${chair} ${held.words}`, () => {
          showing(held, room);
          void ask({ type: "reveal_words", chair, words: held.words });
        });
      // Where another browser of the same person has bound the chair, it has the words.
      if (!room.sealed && seat.words_commitment === "")
        once(`bind ${chair} ${room.sequence}`, () => bind(chair, ""));
    }
  }, [you, room, ask, bind]);
  return bind;
}
