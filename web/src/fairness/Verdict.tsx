/** What came of checking a match: a tick and a sentence, or exactly what does not agree. */

import { useTexts } from "../texts";
import { numeral } from "../texts/numeral";
import { type Checked, verdictOf } from "./check";
import type { Check } from "./useCheck";
import "./fairness.css";

const SIGNS = {
  fair: "M4.5 12.5l5 5L19.5 7",
  unfair: "M6 6l12 12M18 6L6 18",
  unknown: "M9 9a3 3 0 114 3c-1 .5-1 1.5-1 2.5M12 18.5v.01",
} as const;

export function Verdict({ check: { checking, found, problem }, words }: { check: Check; words: string[] }) {
  const { t } = useTexts();
  return (
    <div role="status" className="verdict-place">
      {checking && <p className="faint">{t("fair_checking")}</p>}
      {problem !== "" && <p>{problem}</p>}
      {found && <Found found={found} words={words} />}
    </div>
  );
}

function Found({ found, words }: { found: Checked; words: string[] }) {
  const { t, language } = useTexts();
  const verdict = verdictOf(found);
  const count = numeral(found.outcomes, language);
  const said = words.some((each) => each !== "");
  return (
    <div className="verdict" data-verdict={verdict} data-testid="verdict">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[verdict]} />
      </svg>
      <div>
        {verdict === "fair" && <b>{t(said ? "fair_yes" : "fair_yes_alone", { count })}</b>}
        {verdict === "unfair" && <b>{t("fair_no")}</b>}
        {verdict !== "fair" && (
          <p>{[found.fault && t(found.fault), found.problem].filter(Boolean).join(" ")}</p>
        )}
        {verdict === "fair" && (
          <p className="small">
            {t(found.knewWords ? "fair_by_browser" : "fair_by_browser_alone")}{" "}
            {t("fair_by_server", { moves: numeral(found.moves, language) })}
          </p>
        )}
        {found.on_trust > 0 && <p className="small">{t("fair_on_trust", { count: found.on_trust })}</p>}
      </div>
    </div>
  );
}
