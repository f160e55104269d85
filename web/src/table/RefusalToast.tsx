/** Why something was not done: the reason, the clause, and what is allowed instead. */

import type { Notation, RefusedMove } from "../messages";
import { Icon } from "../parts/Icon";
import { useTexts } from "../texts";

interface Props {
  text: string;
  refusal: RefusedMove | null;
  why(rule: string): void;
  play?(moves: Notation[]): void;
  close(): void;
}

const NEAREST = 4;

export function RefusalToast({ text, refusal, why, play, close }: Props) {
  const { t } = useTexts();
  return (
    <div className="toast" role="alert" data-testid="refusal">
      <p>
        <b>{t("refused")}</b> {refusal?.reason ?? text}{" "}
        {refusal && (
          <button type="button" className="why" onClick={() => why(refusal.rule)}>
            <span className="clause-number">{refusal.rule}</span> {t("why")}
          </button>
        )}
      </p>
      {refusal && play && refusal.instead.length > 0 && (
        <div className="instead">
          <span>{t("allowed_instead")}</span>
          {refusal.instead.slice(0, NEAREST).map((move) => (
            <button
              key={JSON.stringify(move.move)}
              type="button"
              className="button small"
              onClick={() => {
                close();
                play([move.move]);
              }}
            >
              {move.label}
            </button>
          ))}
        </div>
      )}
      <button type="button" className="icon-button toast-close" aria-label={t("close")} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
