import { useEffect, useMemo } from "react";

interface Disposable {
  dispose(): void;
}

/** Something that holds memory of the graphics card: made anew when its reasons change, freed when it is no longer used. */
export function useDisposable<T extends Disposable>(make: () => T, reasons: readonly unknown[]): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the reasons
  const thing = useMemo(make, reasons);
  useEffect(() => () => thing.dispose(), [thing]);
  return thing;
}
