import type { Facts, Language } from "../games/scene";
import { translateWith, useTexts } from "../texts";
import { TEXTS } from "./texts";

type ReviewWords = (key: string, facts?: Facts) => string;

const SPOKEN: Record<Language, ReviewWords> = {
  en: translateWith(TEXTS.en, "en"),
  de: translateWith(TEXTS.de, "de"),
};

/** The words of looking back besides those of the page. */
export const useReviewWords = () => SPOKEN[useTexts().language];

/** Who made a choice: somebody, or the bot that stood in. */
export const whoChose = (name: string, byBot: boolean, t: ReviewWords): string =>
  byBot ? t("review.bot_of", { name }) : name;
