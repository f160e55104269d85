/** What Fireball Island is made of on the page. */

import { lazy } from "react";
import type { GameOnPage } from "../scene";
import { beat, patience } from "./beat";
import { Cover } from "./Cover";
import { odds } from "./odds";
import { de, en } from "./texts";

export const game: GameOnPage = {
  Scene: lazy(() => import("./Scene")),
  Cover,
  texts: { en, de },
  beat,
  patience,
  remark: odds,
  showsSeats: true,
};
