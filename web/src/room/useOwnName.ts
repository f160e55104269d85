/** Whoever changes the name in the settings is called so at the table at once. */

import { useEffect, useRef } from "react";
import { useSettings } from "../settings";
import type { Room } from "./useRoom";

/** Milliseconds after the last key: a name is told as a whole. */
const WRITTEN = 600;

export function useOwnName({ state, ask }: Room): void {
  const { name } = useSettings();
  const known = useRef(name);
  const called = state.you?.name;
  const open = state.room !== null && !state.room.sealed;
  useEffect(() => {
    const wanted = name.trim();
    if (known.current === name || called === undefined || !open) return;
    const telling = setTimeout(() => {
      known.current = name;
      if (wanted !== "" && wanted !== called) void ask({ type: "rename", name: wanted });
    }, WRITTEN);
    return () => clearTimeout(telling);
  }, [name, called, open, ask]);
}
