/** The names of spaces: where one can go, and the one that the pointer is over or that is being chosen. */

import { useThree } from "@react-three/fiber";
import { useEffect, useMemo, useState } from "react";
import type { Relief } from "../../modelIsland/relief";
import { Signposts } from "../../modelIsland/Signposts";
import type { Named } from "../../modelIsland/signposts";
import { useBeneath } from "../../modelIsland/useBeneath";
import type { Mark } from "../notation";
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

export function Names({ board, relief, words, choosing: { all, shown, marks } }: Props) {
  const pointed = usePointed(board, relief, all);
  const looked = shown?.look === "place" ? shown.goal : pointed;
  const places = useMemo(
    () => marks.flatMap(({ look, goal }) => (look === "place" ? namedAt(board, words, goal) : [])),
    [marks, board, words],
  );
  return (
    <Signposts places={places} looked={looked === null ? null : (namedAt(board, words, looked)[0] ?? null)} />
  );
}

/** A space with its name, if that is known. */
function namedAt(board: CurseBoard, words: CurseWords, place: string): Named[] {
  const [space, name] = [board.spaces[place], words.places[place]];
  return space === undefined || name === undefined ? [] : [{ name, at: [space.x, space.y, space.z + OVER] }];
}

/** The space under the pointer. */
function usePointed(board: CurseBoard, relief: Relief, offered: Mark[]): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map may move under a pointer that rests
  useEffect(() => setPointed(null), [offered]);
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
