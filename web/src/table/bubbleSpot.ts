/** Where the bubble of a feeling goes: beside one's own face, and over nobody else. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "above" | "below" | "right" | "left";

/** The middle of a bubble, and on which side of its face it is. */
export interface Spot {
  x: number;
  y: number;
  side: Side;
}

/** Half of a bubble, and its distance from what it belongs to. */
const HALF = 30;
const AWAY = 10;
/** The least distance of its middle from the edge of the screen. */
const MARGIN = HALF + 4;

interface Around {
  face: Box;
  /** Where its owner stands in the strip of players. */
  card: Box;
  others: Box[];
  width: number;
  height: number;
}

/** The first side with room for it; above or below, as the screen has more room, where there is none. */
export function bubbleSpot(around: Around): Spot {
  const { face, others, width, height } = around;
  const upright: Side[] = face.top > height / 2 ? ["above", "below"] : ["below", "above"];
  const spots = [...upright, "right" as const, "left" as const].map((side) => spotAt(side, around));
  const free = ({ x, y }: Spot) =>
    x >= MARGIN &&
    x <= width - MARGIN &&
    y >= MARGIN &&
    y <= height - MARGIN &&
    !others.some(
      (box) => box.left < x + HALF && box.right > x - HALF && box.top < y + HALF && box.bottom > y - HALF,
    );
  return spots.find(free) ?? (spots[0] as Spot);
}

function spotAt(side: Side, { face, card, width, height }: Around): Spot {
  const x = within((face.left + face.right) / 2, width);
  const y = within((face.top + face.bottom) / 2, height);
  if (side === "above") return { x, y: face.top - AWAY - HALF, side };
  if (side === "below") return { x, y: face.bottom + AWAY + HALF, side };
  return { x: side === "right" ? card.right + AWAY + HALF : card.left - AWAY - HALF, y, side };
}

const within = (at: number, size: number): number => Math.min(Math.max(at, MARGIN), size - MARGIN);
