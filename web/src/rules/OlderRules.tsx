/** By which rules an older match is played: what has changed since does not hold in it. */

import type { GamePicture } from "../messages";
import type { Translate } from "../texts";

interface Props {
  game: GamePicture | null;
  version: number | null;
  t: Translate;
  why(rule: string): void;
}

export function OlderRules({ game, version, t, why }: Props) {
  const since = game && version !== null ? game.errata.filter((erratum) => erratum.version > version) : [];
  if (since.length === 0) return null;
  return (
    <details className="older-rules" data-testid="older-rules">
      <summary>{t("older_rules", { version: version ?? 0 })}</summary>
      <p>{t("older_rules_text")}</p>
      <ul>
        {since.map(({ text, rule }) => (
          <li key={text}>
            {text}{" "}
            <button type="button" className="why" onClick={() => why(rule)}>
              {rule}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
