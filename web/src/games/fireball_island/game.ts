/** What Fireball Island is made of on the page. */

import { lazy } from "react";
import type { GameOnPage } from "../scene";
import { Cover } from "./Cover";
import { odds } from "./odds";
import { patience } from "./patience";

export const game: GameOnPage = {
  Scene: lazy(() => import("./Scene")),
  Cover,
  moments: () => import("./moments"),
  icons: () => import("./log"),
  asks: ["ChooseWalk", "ChooseBack"],
  patience,
  remark: odds,
};
