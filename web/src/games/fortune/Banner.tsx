import type { SceneProps } from "../scene";
import { loud } from "./shown";
import type { FortuneScene, FortuneView } from "./types";

type Props = SceneProps<FortuneView, FortuneScene> & { island: boolean };

/** Whose dice these are, and what just happened. */
export function Banner({ picture, table, lines, names, colours, shapes, t, island }: Props) {
  const { turn, final_round, last_turns } = table;
  return (
    <div className="fortune-banner">
      <p
        className="fortune-whose"
        data-testid="fortune-whose"
        style={{ "--seat": colours[turn] } as React.CSSProperties}
      >
        <i aria-hidden="true">{shapes[turn]}</i> {t("fortune_dice_of", { name: names[turn] ?? "" })}
        {island && <span className="fortune-mark">{t("fortune_island")}</span>}
        {final_round && (
          <span className="fortune-mark" data-testid="fortune-final">
            {last_turns > 0 ? t("fortune_final_left", { n: last_turns }) : t("fortune_final")}
          </span>
        )}
      </p>
      {loud(lines).map(({ text, what }) => (
        <p key={`${picture.inputs} ${what}`} className="fortune-told" data-what={what}>
          {text}
        </p>
      ))}
    </div>
  );
}
