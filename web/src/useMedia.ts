import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds at present. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

/** A phone, upright or across. */
export const PHONE = "(max-width: 719px), (max-height: 500px)";

/** Where the board needs the whole screen: phones either way up, and tablets upright. As in narrow.css. */
export const COMPACT = "(max-width: 859px), (max-height: 500px), (max-width: 1079px) and (min-height: 801px)";
