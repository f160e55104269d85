/** What Board Game Battle is made of on the page. */

import { lazy } from "react";
import type { GameOnPage } from "../scene";
import { Cover } from "./Cover";
import { looksOf } from "./pieces";

export const game: GameOnPage = {
  Scene: lazy(() => import("./Scene")),
  Cover,
  moments: () => import("./moments"),
  icons: () => import("./log"),
  asks: ["TakeDice", "ChooseOpponent", "SelectPiece"],
  looks: looksOf,
};
