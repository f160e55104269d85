import type { ChairPicture, You } from "../messages";

/** The chair in which somebody sits under the own name; others at the same screen have others. */
export function ownChair(
  { chairs, name }: Pick<You, "chairs" | "name">,
  all: Pick<ChairPicture, "name">[],
): number | null {
  return chairs.find((chair) => all[chair]?.name === name) ?? chairs[0] ?? null;
}
