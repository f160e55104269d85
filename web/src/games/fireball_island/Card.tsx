/** A card as it lies on the table: its picture and its title, or its back. */

import { ART } from "./cardArt";
import type { Cards } from "./useCards";

interface Props {
  card: string;
  cards: Cards;
}

export function CardFace({ card, cards }: Props) {
  return (
    <span className="fi-face" data-card={card}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        {ART[card]}
      </svg>
      <span className="fi-title">{cards[card]?.title}</span>
    </span>
  );
}

export function CardBack() {
  return (
    <span className="fi-face fi-back" aria-hidden="true">
      <svg viewBox="0 0 60 84" aria-hidden="true">
        <path d="M30 18c3 9 14 14 14 28a14 14 0 01-28 0c0-7 4-9 6-15 3 3 4 5 4 8 3-5 5-12 4-21z" />
        <circle cx="30" cy="49" r="6" />
      </svg>
    </span>
  );
}
