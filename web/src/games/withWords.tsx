import { type ComponentType, useMemo } from "react";
import { translateWith } from "../texts";
import type { Facts, Language, Words } from "./scene";

interface Speaking {
  language: Language;
  t(key: string, facts?: Facts): string;
}

/** A part of a game that says its own words besides those of the page; they come with it, and not with the first screen. */
export function withWords<Props extends Speaking>(
  Drawing: ComponentType<Props>,
  texts: Record<Language, Words>,
): ComponentType<Omit<Props, "t">> {
  return function WithWords(props) {
    const { language } = props as Omit<Speaking, "t">;
    const t = useMemo(() => translateWith(texts[language], language), [language]);
    return <Drawing {...(props as Props)} t={t} />;
  };
}
