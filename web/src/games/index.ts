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

/** How each seat looks in this picture. */
export const looksIn = ({ game, table, scores }: Picture): Look[] =>
  gameOnPage(game).looks?.(table) ?? scores.map((_, seat) => seat);
