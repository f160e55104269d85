/** The gates that are closed now: those of the way that rolls, that is chosen or that was announced. */

import type { IslandCanvasProps, Rock } from "./contract";

type Asked = Pick<IslandCanvasProps, "board" | "ways" | "chosenWay" | "aimed" | "roll">;

const NONE: Rock[] = [];

/** The same list as long as it is the same way. */
export function gatesShown({ board, ways, chosenWay, aimed, roll }: Asked): Rock[] {
  const chosen = ways.find(({ key }) => key === chosenWay)?.way;
  const way = roll?.way ?? chosen ?? aimed;
  return board.ways.find(({ id }) => id === way)?.gates ?? NONE;
}
