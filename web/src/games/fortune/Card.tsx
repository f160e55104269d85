/** The turned-over card. */

import { useState } from "react";
import type { Facts } from "../scene";
import { CardArt } from "./cardArt";

/** `Sea Battle 3` is the kind sea_battle with the number 3. */
export function kindOf(card: string): { kind: string; count: number } {
  const [, name = card, number] = /^(.*?)(?: (\d+))?$/.exec(card) ?? [];
  return { kind: name.toLowerCase().replaceAll(" ", "_"), count: number ? Number(number) : 1 };
}

interface Props {
  card: string;
  effect: string;
  t(key: string, facts?: Facts): string;
}

export function Card({ card, effect, t }: Props) {
  const [open, setOpen] = useState(false);
  const { kind, count } = kindOf(card);
  const title = card && t(`fortune_card_${kind}`, { n: count });
  return (
    <button
      type="button"
      key={card}
      className="fortune-card"
      data-testid="fortune-card"
      data-card={card}
      data-open={open}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      onBlur={() => setOpen(false)}
    >
      <svg viewBox="0 0 200 140" className="fortune-card-art" aria-hidden="true">
        <CardArt kind={kind} count={count} />
      </svg>
      <span className="fortune-card-title">{title}</span>
      <span className="fortune-card-effect">{effect}</span>
    </button>
  );
}
