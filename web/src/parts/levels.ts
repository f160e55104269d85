import type { Translate } from "../texts";
import { en, type TextKey } from "../texts/en";

/** The name of a bot's level in the reader's language, where there is one. */
export function levelIn(t: Translate, level: string): string {
  const key = `level_${level}`;
  return key in en ? t(key as TextKey) : level;
}
