/** Textures that are painted once and thrown away with whoever uses them. */

import { useEffect, useMemo } from "react";

interface Disposable {
  dispose(): void;
}

/** Makes something that holds memory of the graphics card, and frees it when it is no longer used. */
export function useMade<Thing extends Disposable>(make: () => Thing, key: string): Thing {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names everything that `make` depends on
  const made = useMemo(make, [key]);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
