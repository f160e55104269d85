/** What the bots think of the choices, the best first. */

import type { Advised, Notation } from "../messages";
import { Icon } from "../parts/Icon";
import { useTexts } from "../texts";
import { numeral } from "../texts/numeral";

interface Props {
  choices: Advised[];
  /** How many moves can be made besides. */
  others: number;
  play(moves: Notation[]): void;
  putAway(): void;
}

const SHOWN = 5;

export function AdviceList({ choices, others, play, putAway }: Props) {
  const { t, language } = useTexts();
  const unsaid = others + Math.max(0, choices.length - SHOWN);
  const percent = (share: number) => numeral(share, language, { style: "percent", maximumFractionDigits: 1 });
  const worth = (choice: Advised): string[] => [
    ...(choice.chance === null ? [] : [t("advice_chance", { chance: percent(choice.chance) })]),
    ...(choice.expected === null
      ? []
      : [
          t("advice_expected", {
            points: numeral(choice.expected, language, {
              maximumFractionDigits: choice.expected >= 100 ? 0 : 1,
            }),
          }),
        ]),
    ...(choice.risk === null ? [] : [t("advice_risk", { risk: percent(choice.risk) })]),
  ];
  return (
    <section className="advice" aria-label={t("advice")} data-testid="advice">
      <header>
        <h2>{t("advice")}</h2>
        <button type="button" className="icon-button" aria-label={t("close")} onClick={putAway}>
          <Icon name="close" />
        </button>
      </header>
      {choices.length === 0 && <p className="faint">{t("advice_none")}</p>}
      <ol>
        {choices.slice(0, SHOWN).map((choice, at) => (
          <li key={JSON.stringify(choice.moves)}>
            <button type="button" className="move" onClick={() => play(choice.moves)}>
              <span>
                {at === 0 && <b className="best">{t("advice_best")} </b>}
                {choice.text}
                <small>{worth(choice).join(" · ")}</small>
              </span>
              {choice.chance !== null && (
                <span className="bar" aria-hidden="true">
                  <span style={{ width: `${Math.round(choice.chance * 100)}%` }} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {unsaid > 0 && (
        <p className="faint small">{t(unsaid === 1 ? "advice_other" : "advice_others", { count: unsaid })}</p>
      )}
    </section>
  );
}
