/** What Wildfire is made of on the page. */

import { lazy } from "react";
import type { GameOnPage } from "../scene";
import { Cover } from "./Cover";

export const game: GameOnPage = {
  Scene: lazy(() => import("./Scene")),
  Cover,
  moments: () => import("./moments"),
  icons: () => import("./log"),
  asks: ["CallNumber"],
};
