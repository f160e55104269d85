/** What Fortune is made of on the page. */

import { lazy } from "react";
import type { GameOnPage } from "../scene";
import { Cover } from "./Cover";
import { nameOf } from "./notation";

export const game: GameOnPage = {
  Scene: lazy(() => import("./Scene")),
  Cover,
  moments: () => import("./moments"),
  icons: () => import("./log"),
  opensChoice: (move) => nameOf(move) === "RollAgain",
};
