import type { ReactNode } from "react";
import { Making } from "./Making";
import type { Work } from "./slices";
import { useMade } from "./useMade";

interface Props<T> {
  make(): Work<T>;
  dispose(made: T): void;
  /** What is said meanwhile. */
  label: string;
  children(made: T): ReactNode;
}

/** An island, once it is made; until then, and while it is made anew, a sign of how far that is. */
export function WhenMade<T>({ make, dispose, label, children }: Props<T>) {
  const { made, done } = useMade(make, dispose);
  return (
    <>
      {made !== null && children(made)}
      {done < 1 && <Making done={done} label={label} />}
    </>
  );
}
