/** Feelings in bubbles beside the faces of those who show them, wherever these are on the screen. */

import { useLayoutEffect, useState } from "react";
import { Emote } from "../parts/Emote";
import type { ShownEmote } from "../room/emotes";
import { bubbleSpot, type Spot } from "./bubbleSpot";

export function EmoteBubbles({ emotes }: { emotes: ShownEmote[] }) {
  return emotes.map((shown) => <Bubble key={`${shown.at} ${shown.text}`} shown={shown} />);
}

function Bubble({ shown: { emote, seat } }: { shown: ShownEmote }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => setSpot(seat === null ? null : beside(seat)), [seat]);
  if (spot === null) return null;
  return (
    <span
      className="emote-bubble"
      data-testid={`bubble-${seat}`}
      data-emote={emote}
      data-side={spot.side}
      style={{ left: spot.x, top: spot.y }}
      aria-hidden="true"
    >
      <Emote emote={emote} />
    </span>
  );
}

/** Where a bubble goes so that all of it is seen; nowhere if no face of this seat is. */
function beside(seat: number): Spot | null {
  const faces = [...document.querySelectorAll(`.table [data-seat-face="${seat}"]`)];
  const face = faces.find((found) => found.getBoundingClientRect().width > 0);
  if (face === undefined) return null;
  const own = face.closest(".player-card");
  const others = [...document.querySelectorAll(".table .player-card")].filter((card) => card !== own);
  return bubbleSpot({
    face: face.getBoundingClientRect(),
    card: (own ?? face).getBoundingClientRect(),
    others: others.map((card) => card.getBoundingClientRect()),
    width: innerWidth,
    height: innerHeight,
  });
}
