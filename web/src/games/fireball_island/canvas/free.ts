import type { IslandBoard } from "../contract";

const TRAIL_ROOM = 1.9;
const LANE_ROOM = 2.3;
const HOLE_ROOM = 1.7;

/** Whether nobody walks and nothing rolls here. */
export function isFree(board: IslandBoard, x: number, y: number): boolean {
  const near = (px: number, py: number, room: number): boolean => Math.hypot(px - x, py - y) < room;
  const trodden = Object.values(board.spaces).some((space) =>
    near(space.x, space.y, Math.max(TRAIL_ROOM, space.length / 2 + 0.7)),
  );
  if (trodden) return false;
  const built = [...Object.values(board.features), ...Object.values(board.perches)];
  if (built.some((at) => near(at[0], at[1], 3))) return false;
  if (Object.values(board.pits).some((pit) => near(pit.x, pit.y, pit.radius + HOLE_ROOM))) return false;
  if (Object.values(board.caves).some((cave) => near(cave.x, cave.y, 2.4))) return false;
  return !board.ways.some(({ line }) => line.some((at) => near(at[0], at[1], LANE_ROOM)));
}
