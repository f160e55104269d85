/** Bridges and ladder at rest. */

import { memo } from "react";
import { DoubleSide } from "three";
import { merged } from "../../modelIsland/mason";
import { useDisposable } from "../../useDisposable";
import type { CurseBoard, CurseDeck } from "../types";
import { deckGeometry, turnedAs } from "./decks";

interface Props {
  board: CurseBoard;
  hidden: ReadonlySet<string>;
}

export const Decks = memo(function Decks({ board, hidden }: Props) {
  const decks = useDisposable(
    () =>
      merged(
        Object.entries(board.decks)
          .filter(([name]) => !hidden.has(name))
          .map(([, deck]) => lying(deck)),
      ),
    [board, hidden],
  );
  return (
    <mesh geometry={decks}>
      <meshLambertMaterial vertexColors side={DoubleSide} />
    </mesh>
  );
});

const lying = (deck: CurseDeck) =>
  deckGeometry(deck).applyQuaternion(turnedAs(deck)).translate(deck.x, deck.z, deck.y);
