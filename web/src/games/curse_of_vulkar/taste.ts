/** How this browser likes the map: followed by the view or not. */

import { keep, kept } from "../../keep";
import { Store, useStore } from "../../store";

export interface Taste {
  follow: boolean;
}

const KEY = "curse_of_vulkar";
const taste = new Store<Taste | null>(null);

export function useTaste(): [Taste, (part: Partial<Taste>) => void] {
  const known = useStore(taste) ?? { follow: true, ...kept<Partial<Taste>>(KEY, {}) };
  const change = (part: Partial<Taste>) => {
    taste.set({ ...known, ...part });
    keep(KEY, { ...known, ...part });
  };
  return [known, change];
}
