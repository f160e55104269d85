/** What is acted out now, and how far it has come. */

import { useMemo } from "react";
import { type Show as AnyShow, type Pose, type Walk, walkOf } from "../../modelIsland/motion";
import type { Relief } from "../../modelIsland/relief";
import { useActed } from "../../modelIsland/useActed";
import type { IslandBoard, IslandCanvasProps, Point } from "../contract";
import { type Roll, rollOf } from "./motion";
import { standAt, WATER } from "./places";

/** What the moving things know of each other from picture to picture. */
export interface Stage {
  poses: Map<number, Pose>;
  /** The balls, each at its middle. */
  balls: Map<string, Point>;
  /** The angle at which the idol looks. */
  gaze: number;
}

export const emptyStage = (): Stage => ({ poses: new Map(), balls: new Map(), gaze: 0 });

export type Show = AnyShow<Walk | Roll>;

type Asked = Pick<IslandCanvasProps, "roll" | "walk" | "still" | "done">;

export function useShow(asked: Asked, board: IslandBoard, relief: Relief, stage: Stage): Show {
  const { roll, walk } = asked;
  const action = useMemo(
    () => actionOf(roll, walk, board, relief, stage),
    [roll, walk, board, relief, stage],
  );
  return useActed(action, asked.still, asked.done);
}

function actionOf(
  roll: Asked["roll"],
  walk: Asked["walk"],
  board: IslandBoard,
  relief: Relief,
  stage: Stage,
): Walk | Roll | null {
  const shown = (seat: number, place: string | undefined): Pose =>
    stage.poses.get(seat) ?? { at: standAt(board, relief, place ?? ""), turn: Math.PI / 2, tip: 0 };
  if (walk !== null) {
    const stops = walk.path.map((place) => standAt(board, relief, place));
    return walkOf(walk.seat, { ...shown(walk.seat, walk.path[0]) }, stops);
  }
  if (roll === null) return null;
  const ball = board.ways.find(({ id }) => id === roll.way)?.ball ?? "";
  const hits = roll.hits.map(({ seat, ms, to }) => ({
    seat,
    ms,
    from: { ...shown(seat, to) },
    to: standAt(board, relief, to),
    wet: to === WATER,
  }));
  return rollOf(roll.way, ball, roll.path, hits);
}
