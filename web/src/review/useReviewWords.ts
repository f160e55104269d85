import type { Facts, Language } from "../games/scene";
import { translateWith, useTexts } from "../texts";
import { TEXTS } from "./texts";

const SPOKEN: Record<Language, (key: string, facts?: Facts) => string> = {
  en: translateWith(TEXTS.en, "en"),
  de: translateWith(TEXTS.de, "de"),
};

/** The words of looking back besides those of the page. */
export const useReviewWords = () => SPOKEN[useTexts().language];
