import { useEffect } from "react";

const HOME = '[tabindex="-1"]';

/** What vanishes while it has the focus hands it to the part of the page around it, not to the top of the page. */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let home: HTMLElement | null = null;
    const note = (event: FocusEvent) => {
      focused = event.target instanceof Element ? event.target : null;
      home = focused?.closest<HTMLElement>(HOME) ?? null;
    };
    const keep = () => {
      if (document.activeElement !== document.body || focused === null || focused.isConnected) return;
      const next = home?.isConnected ? home : document.getElementById("main");
      next?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(keep);
    document.addEventListener("focusin", note);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      changes.disconnect();
    };
  }, []);
}
