/** The model island: its board, how high it is, and what everything is called. */

import { heightsIn } from "../heights";
import type { Language } from "../scene";
import { answerOf, type FetchedOnce, useFetchedOnce } from "../useFetchedOnce";
import type { CurseBoard, CurseWords } from "./types";

export interface Island {
  board: CurseBoard;
  /** Centimetres, row by row from the north-west corner. */
  heights: Float32Array;
}

export const ADDRESS = "/api/games/curse_of_vulkar";

async function islandAt(address: string): Promise<Island> {
  const [told, measured] = await Promise.all([answerOf(`${address}/board`), answerOf(`${address}/heights`)]);
  const board = (await told.json()) as CurseBoard;
  return { board, heights: heightsIn(await measured.arrayBuffer(), board.scale) };
}

export const useIsland = (): FetchedOnce<Island> => useFetchedOnce(ADDRESS, islandAt);

const NONE: CurseWords = {
  places: {},
  trails: {},
  actions: {},
  action_texts: {},
  souvenirs: {},
  souvenir_texts: {},
};

/** Until they are here, and where they cannot be fetched, things are known by their pictures. */
export const useWords = (language: Language): CurseWords =>
  useFetchedOnce<CurseWords>(`${ADDRESS}/words?language=${language}`).value ?? NONE;
