/** The games that the page can draw: every folder here with a `game.ts` is one, and its name is the game's id. */

import { GENERIC } from "../generic";
import type { Picture } from "../messages";
import type { Look } from "../seats";
import type { GameOnPage } from "./scene";

const FOUND = import.meta.glob<GameOnPage>("./*/game.ts", { eager: true, import: "game" });

const GAMES: ReadonlyMap<string, GameOnPage> = new Map(
  Object.entries(FOUND).map(([path, game]) => [path.split("/")[1] ?? path, game]),
);

/** What the page knows of a game; one without a folder here is shown as any game can be. */
export const gameOnPage = (id: string): GameOnPage => GAMES.get(id) ?? GENERIC;

/** What of a picture tells how seats look. */
export type Shown = Pick<Picture, "game" | "table" | "scores">;

/** How each seat looks in this picture: as the game says, else as was chosen before it, else by its number. */
export const looksIn = ({ game, table, scores }: Shown, chosen: Look[] = []): Look[] =>
  gameOnPage(game).looks?.(table) ?? scores.map((_, seat) => chosen[seat] ?? seat);
