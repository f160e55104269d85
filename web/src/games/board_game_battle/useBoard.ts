import type { BoardPicture } from "../../messages";
import type { Language } from "../scene";
import { type FetchedOnce, useFetchedOnce } from "../useFetchedOnce";

export const useBoard = (name: string, language: Language): FetchedOnce<BoardPicture> =>
  useFetchedOnce(`/api/boards/${encodeURIComponent(name)}?language=${language}`);
