/** The model island: its board, and how high it is. */

import { heightsIn } from "../heights";
import { answerOf, type FetchedOnce, useFetchedOnce } from "../useFetchedOnce";
import type { IslandBoard } from "./contract";

export interface Island {
  board: IslandBoard;
  /** Centimetres, row by row from the north-west corner. */
  heights: Float32Array;
}

export const ADDRESS = "/api/games/fireball_island";

async function islandAt(address: string): Promise<Island> {
  const [told, measured] = await Promise.all([answerOf(`${address}/board`), answerOf(`${address}/heights`)]);
  const board = (await told.json()) as IslandBoard;
  return { board, heights: heightsIn(await measured.arrayBuffer(), board.scale) };
}

export const useIsland = (): FetchedOnce<Island> => useFetchedOnce(ADDRESS, islandAt);
