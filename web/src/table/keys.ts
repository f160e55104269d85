/** Keys that are pressed for the table: alone, and neither in a field nor in a dialog. */

import { useEffect, useRef } from "react";
import type { Move, Notation } from "../messages";

/** Calls this with every such key; it says whether the key meant something to it. */
export function useTableKeys(press: (key: string) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, []);
}

/** The keys 1 to 9 choose among the first of these moves. */
export function useNumberKeys(moves: Move[], play: (moves: Notation[]) => void): void {
  useTableKeys((key) => {
    const move = /^[1-9]$/.test(key) ? moves[Number(key) - 1] : undefined;
    if (move !== undefined) play([move.move]);
    return move !== undefined;
  });
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
