import type { GamePicture } from "../messages";

const USUAL = "medium";

/** The levels that bots of any game have, the weakest first. */
export const levelsOf = (games: Pick<GamePicture, "levels">[]): string[] => [
  ...new Set(games.flatMap(({ levels }) => levels)),
];

/** The level that is shown as chosen. */
export const levelWanted = (level: string | null, levels: string[]): string =>
  [level, USUAL].find((each) => each !== null && levels.includes(each)) ?? levels[0] ?? "";

/** At what level bots of this game play for somebody who wants them so strong. */
export const levelFor = (level: string | null, game: Pick<GamePicture, "levels" | "usual_level">): string =>
  level !== null && game.levels.includes(level) ? level : game.usual_level;
