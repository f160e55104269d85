/** How this browser likes the island: in three dimensions or flat, in how much detail, followed or not. */

import { keep, kept } from "../../keep";
import { Store, useStore } from "../../store";
import { PHONE } from "../../useMedia";

export interface Taste {
  flat: boolean;
  low: boolean;
  follow: boolean;
}

const KEY = "fireball_island";
const taste = new Store<Taste | null>(null);

/** A phone begins with the flat map. */
function usual(): Taste {
  return { flat: matchMedia(PHONE).matches, low: false, follow: true, ...kept<Partial<Taste>>(KEY, {}) };
}

export function useTaste(): [Taste, (part: Partial<Taste>) => void] {
  const known = useStore(taste) ?? usual();
  const change = (part: Partial<Taste>) => {
    taste.set({ ...known, ...part });
    keep(KEY, { ...kept<Partial<Taste>>(KEY, {}), ...part });
  };
  return [known, change];
}
