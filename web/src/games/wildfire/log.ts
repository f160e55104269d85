/** Which drawing stands before which line of the log. */

import type { LogIcons } from "../../log/icons";

export const icons: LogIcons = {
  dealt: "hand",
  hand: "hand",
  opened: "tile",
  drew: "hand",
  drew_tile: "hand",
  laid: "tile",
  laid_across: "tile",
  laid_closed: "tile",
  laid_open: "flame",
  laid_double_wild: "flame",
  laid_wildfire: "flame",
  lit: "flame",
  called: "speech",
  still_owed: "flame",
  closed: "shield",
  passed: "pass",
  passed_on: "pass",
  knocked: "bell",
  caught: "eye",
  will_lose_turn: "stop",
  lost_turn: "stop",
  went_out: "flag",
  blocked: "stop",
  counted: "coin",
  won: "crown",
  shared: "crown",
};
