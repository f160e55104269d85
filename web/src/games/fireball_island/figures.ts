import type { Figure } from "./contract";
import type { IslandView } from "./types";

interface Looks {
  names: string[];
  colours: string[];
  shapes: string[];
}

/** The pieces as the drawing needs them. */
export function figuresOf(table: IslandView, { names, colours, shapes }: Looks): Figure[] {
  return table.places.map((place, seat) => ({
    seat,
    place,
    lying: table.lying[seat] ?? false,
    colour: colours[seat] ?? "",
    shape: shapes[seat] ?? "",
    name: names[seat] ?? "",
    jewel: table.jewel_owner === seat,
    token: table.tokens[seat] === "held",
  }));
}

const TOKENS = 4;

/** Those that nobody holds lie in the Ruin: a token that was traded in has come back. */
export function tokensInRuin({ tokens }: IslandView): number {
  return TOKENS - tokens.filter((token) => token === "held").length;
}
