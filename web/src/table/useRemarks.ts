/** What the game has to say about the moves at its table. */

import { useMemo } from "react";
import { gameOnPage } from "../games";
import type { Notation, Picture } from "../messages";
import { translateWith, useTexts } from "../texts";

export function useRemarks(shown: Picture | null, names: string[]): (move: Notation) => string | null {
  const { language } = useTexts();
  const game = shown ? gameOnPage(shown.game) : undefined;
  const words = useMemo(() => translateWith(game?.texts[language], language), [game, language]);
  return (move) => (shown && game?.remark?.(move, shown.table, names, words)) ?? null;
}
