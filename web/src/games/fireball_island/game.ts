/** What Fireball Island is made of on the page. */

import { lazy } from "react";
import type { GameOnPage } from "../scene";
import { Cover } from "./Cover";
import { odds } from "./odds";
import { patience } from "./patience";
import { de, en } from "./texts";

export const game: GameOnPage = {
  Scene: lazy(() => import("./Scene")),
  Cover,
  texts: { en, de },
  patience,
  remark: odds,
  showsSeats: true,
};
