import { useEffect, useState } from "react";
import { inSlices } from "../../modelIsland/slices";
import type { IslandCanvasProps } from "../contract";
import { disposeOf, type Made, makeIsland } from "./made";

/** The island that never moves, and how much of it is made: 1 when there is nothing more to do. */
export function useMade({ board, heights, detail }: IslandCanvasProps): { made: Made | null; done: number } {
  const [made, setMade] = useState<Made | null>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    let wanted = true;
    setDone(0);
    const work = makeIsland(board, heights, detail === "low");
    void inSlices(work, setDone, () => wanted).then((island) => {
      if (island === null) return;
      setMade(island);
      setDone(1);
    });
    return () => {
      wanted = false;
    };
  }, [board, heights, detail]);
  useEffect(() => () => void (made && disposeOf(made)), [made]);
  return { made, done };
}
