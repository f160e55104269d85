/** The games that the page can draw, by the ids that the server knows them by. */

import { lazy } from "react";
import { BattleCover } from "../map/BattleCover";
import { FireballCover } from "../map/FireballCover";
import { FortuneCover } from "../map/FortuneCover";
import { WildfireCover } from "../map/WildfireCover";
import type { Picture } from "../messages";
import type { Look } from "../seats";
import { beat as battleBeat } from "./board_game_battle/beat";
import { looksOf } from "./board_game_battle/pieces";
import { beat as fireballBeat, patience as fireballPatience } from "./fireball_island/beat";
import { odds } from "./fireball_island/odds";
import { beat as fortuneBeat } from "./fortune/beat";
import type { GameOnPage } from "./scene";
import { beat as wildfireBeat } from "./wildfire/beat";

export const GAMES: Record<string, GameOnPage> = {
  fortune: { Scene: lazy(() => import("./fortune/Scene")), beat: fortuneBeat, cover: FortuneCover },
  wildfire: { Scene: lazy(() => import("./wildfire/Scene")), beat: wildfireBeat, cover: WildfireCover },
  board_game_battle: {
    Scene: lazy(() => import("./board_game_battle/Scene")),
    beat: battleBeat,
    cover: BattleCover,
    looks: looksOf,
  },
  fireball_island: {
    Scene: lazy(() => import("./fireball_island/Scene")),
    beat: fireballBeat,
    patience: fireballPatience,
    cover: FireballCover,
    remark: odds,
    showsSeats: true,
  },
};

/** How each seat looks in this picture. */
export const looksIn = ({ game, table, scores }: Picture): Look[] =>
  GAMES[game]?.looks?.(table) ?? scores.map((_, seat) => seat);
