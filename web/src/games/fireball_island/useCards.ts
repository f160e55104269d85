/** What stands on the cards, and on signposts. */

import type { Language } from "../scene";
import { useFetchedOnce } from "../useFetchedOnce";
import type { IslandCard } from "./types";
import { ADDRESS } from "./useIsland";

export type Cards = Record<string, IslandCard>;

/** The names of places. */
export type Signs = Record<string, string>;

const NONE = {};

/** Until they are here, and where they cannot be fetched, cards are known by their pictures. */
export const useCards = (language: Language): Cards =>
  useFetchedOnce<Cards>(`${ADDRESS}/cards?language=${language}`).value ?? NONE;

/** Until they are here, places have no names on the island. */
export const useSigns = (language: Language): Signs =>
  useFetchedOnce<Signs>(`${ADDRESS}/signs?language=${language}`).value ?? NONE;
