/** An action card: how far it moves, its name, its picture and what its action does. */

import type { CSSProperties } from "react";
import type { Facts } from "../scene";
import { ART } from "./cardArt";
import type { CurseWords } from "./types";

interface Props {
  name: string;
  count: number;
  words: CurseWords;
  t(key: string, facts?: Facts): string;
}

export function CardFace({ name, count, words, t }: Props) {
  const title = words.actions[name] ?? "";
  const effect = words.action_texts[name] ?? "";
  return (
    <span
      className="cv-face"
      data-card={name}
      data-long={effect.length > LONG}
      title={`${title}: ${effect}`}
      style={{ "--longest": longest(title) } as CSSProperties}
    >
      <span className="cv-count">
        <span className="unseen">{t("curse.moves", { count })}</span>
        <span aria-hidden="true">{count}</span>
      </span>
      <b className="cv-title">{title}</b>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {ART[name]}
      </svg>
      <span className="cv-effect">{effect}</span>
    </span>
  );
}

/** A text with more letters has the room of the picture as well. */
const LONG = 44;

/** The letters of the longest word, which has to fit into one line. */
const longest = (text: string): number => Math.max(1, ...text.split(" ").map((word) => word.length));
