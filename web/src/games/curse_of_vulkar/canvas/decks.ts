/** The two bridges and the ladder: loose decks on posts. */

import { type BufferGeometry, Euler, Quaternion } from "three";
import { box, merged, pole, post, set } from "../../modelIsland/mason";
import { WOOD } from "../../modelIsland/palette";
import type { Point } from "../../modelIsland/points";
import { scatter } from "../../noise";
import type { CurseDeck } from "../types";

/** Half of how broad and how thick a deck is, and how far its posts stand from its ends. */
const HALF_WIDTH = 0.9;
const HALF_THICK = 0.12;
const INSET = 0.4;
const PLANK = 0.53;
const RAIL = 1.1;
/** The step in the middle of the ladder: how broad, and how high above its middle. */
const LANDING = 1.4;
const LIFT = 0.6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A deck around its middle: along the first axis, upright along the second. */
export function deckGeometry(deck: Pick<CurseDeck, "length" | "ladder" | "pitch">): BufferGeometry {
  return merged(deck.ladder ? ladder(deck) : bridge(deck.length));
}

function bridge(length: number): BufferGeometry[] {
  const count = Math.round(length / PLANK);
  const parts = Array.from({ length: count }, (_, n) => {
    const along = ((n + 0.5) / count - 0.5) * length;
    const wood = scatter(n, length) > 0.4 ? WOOD.plank : WOOD.plankWorn;
    const wide = 2 * HALF_WIDTH + 0.24 * scatter(n, 2) - 0.12;
    return set(box(PLANK * 0.86, 2 * HALF_THICK, wide, wood), {
      at: [along, 0, 0],
      turn: 0.06 * (scatter(length, n) - 0.5),
    });
  });
  for (const side of [-1, 1]) {
    parts.push(box(length, 0.12, 0.16, WOOD.post).translate(0, -HALF_THICK, side * 0.6));
    for (const part of [-0.5, 0, 0.5])
      parts.push(
        set(post(0.11, RAIL, WOOD.post), { at: [part * (length - 0.5), side * (HALF_WIDTH - 0.06), 0] }),
      );
    parts.push(...rope(length - 0.5, side * (HALF_WIDTH - 0.06)));
  }
  return parts;
}

/** A rope from post to post, which hangs through. */
function rope(length: number, aside: number): BufferGeometry[] {
  const steps = 12;
  const at = (n: number): Point => {
    const part = (2 * n) / steps;
    const swing = part % 1;
    return [(n / steps - 0.5) * length, aside, RAIL - 0.08 - 0.34 * 4 * swing * (1 - swing)];
  };
  return Array.from({ length: steps }, (_, n) => pole(at(n), at(n + 1), 0.055, WOOD.rope));
}

function ladder({ length, pitch }: Pick<CurseDeck, "length" | "pitch">): BufferGeometry[] {
  const rungs = Math.round(length / 0.62);
  const parts = [-1, 1].map((side) =>
    box(length, 2 * HALF_THICK, 0.26, WOOD.post).translate(0, 0, side * (HALF_WIDTH - 0.13)),
  );
  for (let n = 0; n < rungs; n++) {
    const along = ((n + 0.5) / rungs - 0.5) * length;
    parts.push(box(0.24, 0.2, 2 * HALF_WIDTH - 0.2, WOOD.plank).translate(along, 0.02, 0));
  }
  const landing = box(LANDING, LIFT, LANDING, WOOD.plankWorn).rotateZ(radians(-pitch));
  return [...parts, landing.translate(0, LIFT / 2, 0)];
}

/** The posts under a deck stand whether it lies on them or not. */
export function postsOf({ x, y, z, turn, pitch, length }: CurseDeck): BufferGeometry[] {
  const [east, south] = [Math.cos(radians(turn)), -Math.sin(radians(turn))];
  return [-1, 1].flatMap((side) => {
    const along = side * (length / 2 - INSET);
    const top = z - along * Math.tan(radians(pitch)) - HALF_THICK - 0.02;
    const at = (aside: number, up: number): Point => [
      x + along * east - aside * south,
      y + along * south + aside * east,
      up,
    ];
    return [
      set(box(0.5, 0.4, 2 * HALF_WIDTH + 0.3, WOOD.post), { at: at(0, top - 0.2), turn: -radians(turn) }),
      ...[-1, 1].map((edge) => set(post(0.22, 2.2, WOOD.post), { at: at(edge * HALF_WIDTH, top - 2.3) })),
    ];
  });
}

/** How a deck is turned where it lies: along its bridge, and down where it is a ladder. */
export function turnedAs({ turn, pitch }: Pick<CurseDeck, "turn" | "pitch">): Quaternion {
  return new Quaternion().setFromEuler(new Euler(0, radians(turn), -radians(pitch), "YXZ"));
}
