/** What stands on the cards. */

import type { Language } from "../scene";
import { useFetchedOnce } from "../useFetchedOnce";
import type { IslandCard } from "./types";
import { ADDRESS } from "./useIsland";

export type Cards = Record<string, IslandCard>;

const NONE: Cards = {};

/** Until they are here, and where they cannot be fetched, cards are known by their pictures. */
export const useCards = (language: Language): Cards =>
  useFetchedOnce<Cards>(`${ADDRESS}/cards?language=${language}`).value ?? NONE;
