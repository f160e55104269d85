import { useEffect, useState } from "react";
import { inSlices, type Work } from "./slices";

interface Making<T> {
  made: T | null;
  /** From 0 to 1: 1 when there is nothing more to do. */
  done: number;
}

/** The part of an island that never moves, made in slices, anew when there is another way to make it. */
export function useMade<T>(make: () => Work<T>, dispose: (made: T) => void): Making<T> {
  const [made, setMade] = useState<T | null>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    let wanted = true;
    setDone(0);
    void inSlices(make(), setDone, () => wanted).then((island) => {
      if (island === null) return;
      setMade(() => island);
      setDone(1);
    });
    return () => {
      wanted = false;
    };
  }, [make]);
  useEffect(() => () => void (made !== null && dispose(made)), [made, dispose]);
  return { made, done };
}
