/** The words of all scenes; their keys begin with the name of the game. */

import * as battle from "./board_game_battle/texts";
import * as fireball from "./fireball_island/texts";
import * as fortune from "./fortune/texts";
import type { Language } from "./scene";
import * as wildfire from "./wildfire/texts";

export const GAME_TEXTS: Record<Language, Record<string, string>> = {
  en: { ...fortune.en, ...wildfire.en, ...battle.en, ...fireball.en },
  de: { ...fortune.de, ...wildfire.de, ...battle.de, ...fireball.de },
};
