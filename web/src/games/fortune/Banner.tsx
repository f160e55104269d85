import type { SceneProps } from "../scene";
import { loud } from "./shown";
import type { FortuneScene, FortuneView } from "./types";

type Props = SceneProps<FortuneView, FortuneScene> & { island: boolean };

/** What is special about this turn, and what just happened. */
export function Banner({ picture, table, lines, t, island }: Props) {
  const { final_round, last_turns } = table;
  return (
    <div className="fortune-banner">
      {(island || final_round) && (
        <p className="fortune-marks">
          {island && <span className="fortune-mark">{t("fortune_island")}</span>}
          {final_round && (
            <span className="fortune-mark" data-testid="fortune-final">
              {last_turns > 0 ? t("fortune_final_left", { n: last_turns }) : t("fortune_final")}
            </span>
          )}
        </p>
      )}
      {loud(lines).map(({ text, what }) => (
        <p key={`${picture.inputs} ${what}`} className="fortune-told retold" data-what={what}>
          {text}
        </p>
      ))}
    </div>
  );
}
