/** The playing pieces, each with a colour and a shape of its own. */

import type { Look } from "../../seats";
import type { BattleView } from "./types";

export const PIECES = ["ball", "pyramid", "cube", "diamond"];

/** Everybody looks like the piece that they took. */
export const looksOf = ({ squares, pieces }: BattleView): Look[] =>
  squares.map((_, seat) => {
    const piece = pieces[seat];
    return piece === undefined ? null : PIECES.indexOf(piece);
  });
