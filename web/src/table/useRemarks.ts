/** What the game has to say about the moves at its table. */

import { useMemo } from "react";
import { GAMES } from "../games";
import type { Notation, Picture } from "../messages";
import { translateAny, useTexts } from "../texts";

export function useRemarks(shown: Picture | null, names: string[]): (move: Notation) => string | null {
  const { language } = useTexts();
  const words = useMemo(() => translateAny(language), [language]);
  return (move) => (shown && GAMES[shown.game]?.remark?.(move, shown.table, names, words)) ?? null;
}
