/** Behind "Was it fair?": what the luck is bound to, and once the match is over whether it was kept to. */

import { useTexts } from "../texts";
import { BoundTo, type Luck } from "./BoundTo";
import { ForSceptics, intoView } from "./ForSceptics";
import { useCheck } from "./useCheck";
import { Verdict } from "./Verdict";

interface Props {
  luck: Luck;
  /** The match, once it is over. */
  ended?: { game: string; match: string };
}

export function Fairness({ luck, ended }: Props) {
  const { t } = useTexts();
  return (
    <details className="fairness" onToggle={intoView} data-testid="luck">
      <summary>{t("verify_title")}</summary>
      {ended === undefined ? (
        <>
          <p>{t("fair_later")}</p>
          <BoundTo {...luck} />
        </>
      ) : (
        <Checking luck={luck} {...ended} />
      )}
    </details>
  );
}

function Checking({ luck, game, match }: { luck: Luck; game: string; match: string }) {
  const { t } = useTexts();
  const check = useCheck({ match, commitment: luck.commitment, words: luck.words });
  return (
    <>
      <button
        type="button"
        className="button small"
        onClick={check.press}
        disabled={check.checking}
        data-testid="check"
      >
        {t("fair_check")}
      </button>
      <Verdict check={check} words={luck.words} />
      <ForSceptics game={game} match={match} luck={luck} />
    </>
  );
}
