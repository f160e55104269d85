import type { Language } from "../scene";
import { type FetchedOnce, useFetchedOnce } from "../useFetchedOnce";
import type { BoardPicture } from "./types";

export const useBoard = (name: string, language: Language): FetchedOnce<BoardPicture> =>
  useFetchedOnce(`/api/games/board_game_battle/board?name=${encodeURIComponent(name)}&language=${language}`);
