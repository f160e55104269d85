/** The introduction to a game: a few positions on the real table, each with something to try. */

import { useEffect, useReducer, useRef, useState } from "react";
import { api, useGames, wordsFor } from "../api";
import type { Frame, LessonStep, Notation } from "../messages";
import { Announcer } from "../parts/Announcer";
import { Notice } from "../parts/Notice";
import { AtTable } from "../parts/Seat";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { signsIn } from "../room/sitting";
import { RulebookDrawer } from "../rules/RulebookDrawer";
import { Moves } from "../table/Moves";
import { RefusalToast } from "../table/RefusalToast";
import { Stage } from "../table/Stage";
import { useRemarks } from "../table/useRemarks";
import { useTexts } from "../texts";
import { changed, NO_FRAMES, shownOf } from "./frameQueue";
import { LessonCard } from "./LessonCard";
import { type Progress, UNTRIED, went } from "./progress";

export function LearnScreen({ game }: { game: string }) {
  const { t, language } = useTexts();
  const { value: games } = useGames(language);
  const [progress, setProgress] = useState<Progress>(UNTRIED);
  const number = progress.step;
  const [step, setStep] = useState<LessonStep | null>(null);
  const [tried, setTried] = useState<Notation[][]>([]);
  const [queue, change] = useReducer(changed, NO_FRAMES);
  const [problem, setProblem] = useState<unknown>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [clause, setClause] = useState<{ rule: string; wish: number } | null>(null);
  const remark = useRemarks(queue.picture, step?.names ?? []);
  const ready = !queue.busy && queue.waiting.length === 0;
  const said = useSaid(step, ready);
  const title = games?.find(({ id }) => id === game)?.title ?? "";
  useTitle(`${title} ${t("learn")}`.trim());

  useEffect(() => {
    let wanted = true;
    api.lesson(game, number, language).then(
      (fresh) => {
        if (!wanted) return;
        setProblem(null);
        setStep(fresh);
        setTried([]);
        change({ type: "show", picture: fresh.picture });
      },
      (error: unknown) => wanted && setProblem(error),
    );
    return () => {
      wanted = false;
    };
  }, [game, number, language]);

  const play = async (moves: Notation[]) => {
    const all = [...tried, moves];
    try {
      const answer = await api.tryLesson(game, number, language, { moves: all });
      setFailure(null);
      setStep(answer);
      if (answer.refusal) return;
      if (answer.done) setProgress((before) => ({ ...before, done: [...before.done, number] }));
      setTried(all);
      change({ type: "play", frames: withEnd(answer) });
    } catch (error) {
      setFailure(error);
    }
  };
  const again = async () => {
    try {
      const fresh = await api.lesson(game, number, language);
      setFailure(null);
      setTried([]);
      setStep(fresh);
      change({ type: "show", picture: fresh.picture });
    } catch (error) {
      setFailure(error);
    }
  };

  if (games && !games.some(({ id }) => id === game)) return <Notice title={t("no_game")} />;
  if (problem !== null) return <Notice title={wordsFor(problem, t)} />;
  if (!step || !said || !queue.picture) return <TopBar />;
  const over = step.done || step.missed;
  const open = ready && !over && queue.picture.moves.length > 0;
  const why = (rule: string) => setClause({ rule, wish: Date.now() });
  return (
    <AtTable value={signsIn(queue.picture)}>
      <TopBar>
        <span className="room-title">
          <b>{title}</b> <span className="faint">{t("learn")}</span>
        </span>
      </TopBar>
      <main id="main" className="learn" tabIndex={-1} data-testid="learn">
        <div className="scene">
          <Stage
            shown={shownOf(queue, queue.picture)}
            names={step.names}
            mine={open ? queue.picture.to_move : null}
            play={(moves) => void play(moves)}
            why={why}
            advice={null}
            settled={() => change({ type: "settled" })}
          />
        </div>
        <aside className="side" aria-label={t("lesson")}>
          <LessonCard
            step={said}
            progress={progress}
            go={(wanted) => setProgress((before) => went(before, wanted))}
            again={tried.length > 0 || step.refusal ? () => void again() : undefined}
            why={why}
            ready={ready}
          />
          {!over && (
            <Moves
              moves={queue.picture.moves}
              open={open}
              play={(moves) => void play(moves)}
              remark={remark}
            />
          )}
        </aside>
        <Announcer lines={queue.lines} asks={said.done || said.missed ? said.text : queue.picture.asks} />
      </main>
      {step.refusal && (
        <RefusalToast
          text=""
          refusal={step.refusal}
          why={why}
          play={(moves) => void play(moves)}
          close={() => setStep({ ...step, refusal: null })}
        />
      )}
      {failure !== null && (
        <RefusalToast text={wordsFor(failure, t)} refusal={null} why={why} close={() => setFailure(null)} />
      )}
      {clause && <RulebookDrawer game={game} sought={clause} close={() => setClause(null)} />}
    </AtTable>
  );
}

/** The step as it can be spoken of: what came of a try is said when it has been seen. */
function useSaid(step: LessonStep | null, ready: boolean): LessonStep | null {
  const said = useRef(step);
  if (ready || said.current?.step !== step?.step) said.current = step;
  return said.current;
}

/** The frames of a try, and the picture it ends with where no frame shows it. */
function withEnd({ frames, picture }: LessonStep): Frame[] {
  return frames.at(-1)?.picture.inputs === picture.inputs
    ? frames
    : [...frames, { picture, lines: [], lasts: 0, happening: "" }];
}
