/** How this browser likes a model island: in three dimensions or flat, in how much detail, followed or not. */

import { keep, kept } from "../../keep";
import { Store, useStore } from "../../store";
import { PHONE } from "../../useMedia";

export interface Taste {
  flat: boolean;
  low: boolean;
  follow: boolean;
}

/** What is liked on one island, remembered under its name; a phone begins with the flat map. */
export function tasteFor(island: string): () => [Taste, (part: Partial<Taste>) => void] {
  const taste = new Store<Taste | null>(null);
  const usual = (): Taste => ({
    flat: matchMedia(PHONE).matches,
    low: false,
    follow: true,
    ...kept<Partial<Taste>>(island, {}),
  });
  return () => {
    const known = useStore(taste) ?? usual();
    const change = (part: Partial<Taste>) => {
      taste.set({ ...known, ...part });
      keep(island, { ...kept<Partial<Taste>>(island, {}), ...part });
    };
    return [known, change];
  };
}
