import { useWorkbenchGames } from "../api";
import type { GamePicture } from "../messages";
import { Link } from "../parts/Link";
import { useTexts } from "../texts";
import { differing, hashOf } from "./plan";

interface Props {
  game: GamePicture;
  /** How a table is arranged, if the question is about one. */
  seats?: number;
  options?: Record<string, unknown>;
  className?: string;
}

/** The way to the workbench, where the server has one. */
export function WhatIfLink({ game, seats, options = {}, className }: Props) {
  const { t } = useTexts();
  if (useWorkbenchGames() === 0) return null;
  const changed = differing(game.options, options).map(({ name }) => [name, options[name]]);
  const arranged = seats === undefined ? "" : hashOf({ seats, options: Object.fromEntries(changed) });
  return (
    <Link to={`/what-if/${game.id}${arranged}`} className={className}>
      {t("what_if")}
    </Link>
  );
}
