/** Whom a Fireball may hit, and about how often, in words. */

import type { Notation } from "../../messages";
import type { Language } from "../scene";
import { wayOf } from "./notation";
import type { IslandView } from "./types";

const ABOUT: Record<Language, string> = { en: "about", de: "etwa" };

/** The odds of a move that rolls a Fireball; of any other move there is nothing to say. */
export function odds(
  move: Notation,
  { aims }: Pick<IslandView, "aims">,
  names: string[],
  language: Language,
): string | null {
  const rolled = wayOf(move);
  const hits = aims.find(({ way }) => way === rolled)?.hits ?? [];
  if (hits.length === 0) return null;
  const said = hits.map(([seat, chance]) => `${chance}\u00a0% ${names[seat] ?? ""}`);
  return `${ABOUT[language]} ${said.join(", ")}`;
}
