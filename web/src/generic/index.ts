/** What a game without a folder on the page is made of: its view is shown as it is, its moves are buttons. */

import { lazy } from "react";
import type { GameOnPage } from "../games/scene";

export const GENERIC: GameOnPage = {
  Scene: lazy(() => import("./Scene")),
  Cover: lazy(() => import("./Cover")),
};
