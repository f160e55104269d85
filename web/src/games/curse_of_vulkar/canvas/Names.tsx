/** The name of the space that the pointer is over, or that is being chosen. */

import { useThree } from "@react-three/fiber";
import { useEffect, useState } from "react";
import type { Relief } from "../../modelIsland/relief";
import { Sign } from "../../modelIsland/Sign";
import { useBeneath } from "../../modelIsland/useBeneath";
import type { CurseBoard, CurseWords } from "../types";
import type { Choosing } from "../useChoosing";

interface Props {
  board: CurseBoard;
  relief: Relief;
  words: CurseWords;
  choosing: Choosing;
}

const ROOM = 1.6;
const OVER = 4.6;

export function Names({ board, relief, words, choosing: { shown } }: Props) {
  const pointed = usePointed(board, relief);
  const named = shown?.look === "place" ? shown.goal : pointed;
  const [space, name] = named === null ? [] : [board.spaces[named], words.places[named]];
  if (space === undefined || name === undefined) return null;
  return <Sign words={name} at={[space.x, space.y, space.z + OVER]} />;
}

/** The space under the pointer. */
function usePointed(board: CurseBoard, relief: Relief): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  const element = useThree((state) => state.events.connected as HTMLElement | undefined);
  const beneath = useBeneath(relief);
  useEffect(() => {
    if (element === undefined) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const over = (event: PointerEvent) => {
      const at = beneath(event);
      setPointed(at === null ? null : spaceAt(board, at[0], at[1]));
    };
    element.addEventListener("pointermove", over, { signal });
    element.addEventListener("pointerdown", over, { signal });
    element.addEventListener("pointerleave", () => setPointed(null), { signal });
    return () => gone.abort();
  }, [element, beneath, board]);
  return pointed;
}

/** The space that is no farther from there than its rim. */
function spaceAt(board: CurseBoard, x: number, y: number): string | null {
  const found = Object.entries(board.spaces).find(
    ([, space]) => Math.hypot(space.x - x, space.y - y) < Math.max(ROOM, space.width / 2),
  );
  return found?.[0] ?? null;
}
