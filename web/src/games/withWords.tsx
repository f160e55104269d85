import { type ComponentType, useMemo } from "react";
import { translateWith } from "../texts";
import type { Language, SceneProps, Words } from "./scene";

/** A scene that says its own words besides those of the page; they come with it, and not with the first screen. */
export function withWords<Table, Scene>(
  Drawing: ComponentType<SceneProps<Table, Scene>>,
  texts: Record<Language, Words>,
): ComponentType<Omit<SceneProps<Table, Scene>, "t">> {
  return function WithWords(props) {
    const { language } = props;
    const t = useMemo(() => translateWith(texts[language], language), [language]);
    return <Drawing {...props} t={t} />;
  };
}
