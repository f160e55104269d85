/** An action card: how far it moves, its name, its picture and what its action does. */

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
  return (
    <span className="cv-face" data-card={name}>
      <span className="cv-count">
        <span className="unseen">{t("curse.moves", { count })}</span>
        <span aria-hidden="true">{count}</span>
      </span>
      <b className="cv-title">{words.actions[name]}</b>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {ART[name]}
      </svg>
      <span className="cv-effect">{t(`curse.card.${name}`)}</span>
    </span>
  );
}
