/** What Fortune is made of on the page. */

import { lazy } from "react";
import type { GameOnPage } from "../scene";
import { Cover } from "./Cover";
import { de, en } from "./texts";

export const game: GameOnPage = {
  Scene: lazy(() => import("./Scene")),
  Cover,
  texts: { en, de },
};
