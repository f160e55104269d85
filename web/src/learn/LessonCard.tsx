import type { LessonStep } from "../messages";
import { Icon } from "../parts/Icon";
import { useOpening } from "../room/useOpening";
import { Markdown } from "../rules/Markdown";
import { type Translate, useTexts } from "../texts";
import { type Progress, passed } from "./progress";

interface Props {
  step: LessonStep;
  progress: Progress;
  go(step: number): void;
  again?(): void;
  /** Whether what was tried has been shown to its end. */
  ready: boolean;
  why(rule: string): void;
}

export function LessonCard({ step, progress, go, again, ready, why }: Props) {
  const { t } = useTexts();
  const last = step.step >= step.steps;
  return (
    <section className="lesson card" aria-label={t("lesson")} data-testid="lesson">
      <nav className="dots" aria-label={t("lesson_steps")}>
        {Array.from({ length: step.steps }, (_, at) => at + 1).map((number) => (
          <Dot key={number} number={number} steps={step.steps} progress={progress} go={go} t={t} />
        ))}
      </nav>
      <p className="eyebrow">{t("lesson_step", { number: step.step, steps: step.steps })}</p>
      <h1>{step.title}</h1>
      <Markdown text={step.text} seek={why} />
      {!step.done && (
        <p className="task">
          <b>{t("task")}</b> {step.task}
        </p>
      )}
      {step.done && ready && (
        <div className="row">
          {last ? (
            <PlayNow game={step.game} />
          ) : (
            <button type="button" className="button" onClick={() => go(step.step + 1)}>
              {t("next_step")} <Icon name="next" />
            </button>
          )}
        </div>
      )}
      {again && (
        <button type="button" className={step.missed ? "button" : "button quiet small"} onClick={again}>
          <Icon name="undo" /> {t("try_again")}
        </button>
      )}
    </section>
  );
}

interface DotProps extends Pick<Props, "progress" | "go"> {
  number: number;
  steps: number;
  t: Translate;
}

function Dot({ number, steps, progress, go, t }: DotProps) {
  const was = passed(progress, number);
  const called = t("lesson_step", { number, steps });
  const label =
    was === null ? called : t(was === "done" ? "lesson_done" : "lesson_skipped", { step: called });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-current={number === progress.step ? "step" : undefined}
      className={was ?? ""}
      onClick={() => go(number)}
    />
  );
}

function PlayNow({ game }: { game: string }) {
  const { t } = useTexts();
  const { busy, refusal, open } = useOpening();
  return (
    <>
      <button
        type="button"
        className="button big"
        disabled={busy}
        onClick={() => void open({ game, play_now: true })}
      >
        <Icon name="play" /> {t("play_now")}
      </button>
      {refusal !== "" && <p className="warning">{refusal}</p>}
    </>
  );
}
