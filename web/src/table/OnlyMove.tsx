import { change } from "../settings";
import { useTexts } from "../texts";
import type { Only } from "./useOnlyMove";
import "./only.css";

/** Says what is done by itself, and lets those who would rather click say so. */
export function OnlyMove({ only: { label, done } }: { only: Only }) {
  const { t } = useTexts();
  return (
    <div className="only-move" data-done={done} data-testid="only-move">
      <span>{t(done ? "only_move_done" : "only_move", { move: label })}</span>
      <button type="button" className="button quiet small" onClick={() => change({ letMeClick: true })}>
        {t("only_one_click")}
      </button>
    </div>
  );
}
