/** The moves in the list: where one only says that a choice comes, the list shows the choice, and nothing is done yet. */

import { useState } from "react";
import { gameOnPage } from "../games";
import type { Move, Notation, Picture } from "../messages";
import type { Room } from "../room/useRoom";
import { useTexts } from "../texts";

interface Listed {
  moves: Move[];
  play(moves: Notation[]): void;
}

interface Following {
  /** The picture in which it was asked for: with another one it is void. */
  of: Picture;
  first: Notation;
  moves: Move[];
}

const BACK = { move: null, label: "" };

export function useListed(
  { ask }: Room,
  shown: Picture,
  mine: number | null,
  play: (moves: Notation[]) => void,
): Listed {
  const { t } = useTexts();
  const [kept, setFollowing] = useState<Following | null>(null);
  const following = kept?.of === shown && mine !== null ? kept : null;
  if (following !== null)
    return {
      moves: [...following.moves, { ...BACK, label: t("moves_back") }],
      play: ([move]) => (move === null ? setFollowing(null) : play([following.first, move])),
    };
  const choose = async (first: Notation, chair: number) => {
    const answer = await ask({ type: "why_not", chair, moves: [first] });
    const moves = answer.type === "why_not_answer" ? (answer.following ?? []) : [];
    if (moves.length > 0) setFollowing({ of: shown, first, moves });
    else play([first]);
  };
  const opens = gameOnPage(shown.game).opensChoice;
  return {
    moves: shown.moves,
    play: ([move]) => (mine !== null && opens?.(move) ? void choose(move, mine) : play([move])),
  };
}
