/** The words of the page in the reader's language. */

import type { Facts, Language, Words } from "../games/scene";
import { useSettings } from "../settings";
import { de } from "./de";
import { en, type TextKey } from "./en";

const CATALOGUES: Record<Language, Record<TextKey, string>> = { en, de };

export type Translate = (key: TextKey, facts?: Facts) => string;

export function filled(text: string, facts: Facts = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

export function translate(language: Language): Translate {
  return (key, facts) => filled(CATALOGUES[language][key], facts);
}

/** For scenes: the words of their game besides those of the page; an unknown key is shown as it is. */
export function translateWith(own: Words, language: Language): (key: string, facts?: Facts) => string {
  const all: Words = { ...CATALOGUES[language], ...own };
  return (key, facts) => filled(all[key] ?? key, facts);
}

const SPOKEN: Record<Language, Translate> = { en: translate("en"), de: translate("de") };

export function useTexts(): { t: Translate; language: Language } {
  const { language } = useSettings();
  return { t: SPOKEN[language], language };
}
