/** What a hint says about the roll that is laid out: a gauge for the risk, and what stopping is worth. */

import type { Advised, Notation } from "../../messages";
import { numeral } from "../../texts/numeral";
import type { Facts, Language } from "../scene";
import { adviceOn, riskOf, worthOfStopping } from "./notation";

interface Props {
  advice: Advised[];
  /** The moves that the dice as they lie would make, or null if they make no roll. */
  moves: Notation[] | null;
  /** Lays the dice out as the best advice has it; null if that is no roll. */
  layOut: (() => void) | null;
  language: Language;
  t(key: string, facts?: Facts): string;
}

const ARC = Math.PI * 40;

export function Gauge({ advice, moves, layOut, language, t }: Props) {
  const best = advice[0];
  const risk = moves ? riskOf(advice, moves) : null;
  const exact = moves ? adviceOn(advice, moves) : undefined;
  const stopping = worthOfStopping(advice);
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  const whole = (points: number) => numeral(Math.round(points), language);
  return (
    <section className="fortune-gauge" data-testid="fortune-gauge" data-risk={risk ?? ""}>
      <svg viewBox="0 0 100 58" aria-hidden="true">
        <path d="M10 52 A40 40 0 0 1 90 52" className="fortune-gauge-back" />
        <path
          d="M10 52 A40 40 0 0 1 90 52"
          className="fortune-gauge-risk"
          strokeDasharray={`${(risk ?? 0) * ARC} ${ARC * 2}`}
          data-high={(risk ?? 0) > 0.4}
        />
        <text x="50" y="50" textAnchor="middle">
          {risk === null ? "–" : percent(risk)}
        </text>
      </svg>
      <p>
        {moves === null ? t("fortune_risk_none") : t("fortune_risk")}
        {exact?.expected != null && <span>{t("fortune_expected", { n: whole(exact.expected) })}</span>}
        {exact?.chance != null && <span>{t("fortune_winning", { n: percent(exact.chance) })}</span>}
        {stopping !== null && <span>{t("fortune_stopping", { n: whole(stopping) })}</span>}
      </p>
      {best && (
        <button type="button" className="fortune-best" disabled={!layOut} onClick={() => layOut?.()}>
          <span>{t("fortune_best")}</span> {best.text}
        </button>
      )}
    </section>
  );
}
