/** What the game has to say about the moves at its table. */

import { gameOnPage } from "../games";
import type { Notation, Picture } from "../messages";
import { useTexts } from "../texts";

export function useRemarks(shown: Picture | null, names: string[]): (move: Notation) => string | null {
  const { language } = useTexts();
  return (move) =>
    (shown && gameOnPage(shown.game).remark?.(move, shown.table, names, language, shown.scene)) ?? null;
}
