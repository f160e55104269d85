import { looksIn, type Shown } from "../games";
import type { ChairPicture } from "../messages";
import type { Sitting } from "../parts/Seat";

/** Who sits where, as everything at the table shows it. */
export function sittingIn(
  chairs: Pick<ChairPicture, "name" | "face" | "piece">[],
  shown: Shown | null,
): Sitting[] {
  const pieces = chairs.map(({ piece }) => piece);
  const looks = shown === null ? pieces : looksIn(shown, pieces);
  return chairs.map(({ name, face }, seat) => ({ name, face, look: looks[seat] ?? null }));
}

/** Seats with their signs alone, where nobody in particular sits, as in a lesson. */
export const signsIn = (shown: Shown): Sitting[] =>
  looksIn(shown).map((look) => ({ name: "", face: null, look }));
