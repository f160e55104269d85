/** What is acted out now, and what the moving things know of each other. */

import { useMemo } from "react";
import { type Show as AnyShow, type Pose, type Walk, walkOf } from "../../modelIsland/motion";
import type { Point } from "../../modelIsland/points";
import type { Relief } from "../../modelIsland/relief";
import { useActed } from "../../modelIsland/useActed";
import type { CurseCanvasProps } from "./contract";
import { type Filmed, filmedOf } from "./filming";
import { standAt } from "./places";

export interface Stage {
  poses: Map<number, Pose>;
  /** The marbles of a film, each at its middle. */
  balls: Map<string, Point>;
}

export const emptyStage = (): Stage => ({ poses: new Map(), balls: new Map() });

export type Show = AnyShow<Walk | Filmed>;

type Asked = Pick<CurseCanvasProps, "board" | "film" | "walk" | "still" | "done">;

export function useShow({ board, film, walk, still, done }: Asked, relief: Relief, stage: Stage): Show {
  const action = useMemo((): Walk | Filmed | null => {
    if (film !== null) return filmedOf(film, board);
    if (walk === null) return null;
    const stops = walk.path.map((place) => standAt(board, relief, place));
    const from = stage.poses.get(walk.figure) ?? { at: stops[0] ?? [0, 0, 0], turn: 0, tip: 0 };
    return walkOf(walk.figure, from, stops);
  }, [board, film, walk, relief, stage]);
  return useActed(action, still, done);
}
