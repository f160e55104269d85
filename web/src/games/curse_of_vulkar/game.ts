/** What The Curse of Vul-Kar is made of on the page. */

import { lazy } from "react";
import type { GameOnPage } from "../scene";
import { Cover } from "./Cover";
import { patience } from "./patience";
import { remarkInList } from "./remarks";

export const game: GameOnPage = {
  Scene: lazy(() => import("./Scene")),
  Ending: lazy(() => import("./Ending")),
  Cover,
  moments: () => import("./moments"),
  icons: () => import("./log"),
  asks: ["ChooseWalk", "ChooseStand", "ChooseCave", "Lead", "AimEmber", "FlickEmber"],
  patience,
  remark: remarkInList,
};
