/** The introduction to a game: a few positions on the real table, each with something to try. */

import { useEffect, useReducer, useState } from "react";
import { api } from "../api";
import { GAMES } from "../games";
import type { Frame, LessonStep, Notation } from "../messages";
import { Announcer } from "../parts/Announcer";
import { Notice } from "../parts/Notice";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { RulebookDrawer } from "../rules/RulebookDrawer";
import { Moves } from "../table/Moves";
import { RefusalToast } from "../table/RefusalToast";
import { Stage } from "../table/Stage";
import { useTexts } from "../texts";
import { type Film, NO_FILM, shownOf, wound } from "./film";
import { LessonCard } from "./LessonCard";

export function LearnScreen({ game }: { game: string }) {
  const { t, language } = useTexts();
  const [number, setNumber] = useState(1);
  const [step, setStep] = useState<LessonStep | null>(null);
  const [tried, setTried] = useState<Notation[][]>([]);
  const [film, wind] = useReducer(wound, NO_FILM);
  const [problem, setProblem] = useState("");
  const [clause, setClause] = useState<{ rule: string; wish: number } | null>(null);
  useTitle(t("learn"));

  useEffect(() => {
    let wanted = true;
    api.lesson(game, number, language).then(
      (fresh) => {
        if (!wanted) return;
        setStep(fresh);
        setTried([]);
        wind({ type: "show", picture: fresh.picture });
      },
      (error: Error) => wanted && setProblem(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [game, number, language]);

  const play = async (moves: Notation[]) => {
    const all = [...tried, moves];
    const answer = await api.tryLesson(game, number, language, { moves: all });
    setStep(answer);
    if (answer.refusal) return;
    setTried(all);
    wind({ type: "play", frames: withEnd(answer) });
  };
  const again = () => {
    setTried([]);
    void api.lesson(game, number, language).then((fresh) => {
      setStep(fresh);
      wind({ type: "show", picture: fresh.picture });
    });
  };

  if (GAMES[game] === undefined || problem !== "") return <Notice title={problem || t("no_game")} />;
  if (!step || !film.picture) return <TopBar />;
  const open = !film.busy && film.waiting.length === 0 && !step.done && film.picture.moves.length > 0;
  const why = (rule: string) => setClause({ rule, wish: Date.now() });
  return (
    <>
      <TopBar />
      <main id="main" className="learn" tabIndex={-1} data-testid="learn">
        <div className="scene">
          <Stage
            shown={shownOf(film, film.picture)}
            names={namesFor(film, t("you_by_name"), (at) => t("player_number", { number: at }))}
            mine={open ? film.picture.to_move : null}
            play={(moves) => void play(moves)}
            advice={null}
            settled={() => wind({ type: "settled" })}
          />
        </div>
        <aside className="side" aria-label={t("lesson")}>
          <LessonCard
            step={step}
            go={setNumber}
            again={tried.length > 0 || step.refusal ? again : undefined}
            why={why}
            ready={!film.busy && film.waiting.length === 0}
          />
          {!step.done && (
            <Moves
              moves={film.picture.moves}
              open={open}
              play={(moves) => void play(moves)}
              waiting={film.picture.asks}
            />
          )}
        </aside>
        <Announcer lines={film.lines} asks={step.done ? step.text : film.picture.asks} />
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
      {clause && <RulebookDrawer game={game} sought={clause} close={() => setClause(null)} />}
    </>
  );
}

/** The frames of a try, and the picture it ends with where no frame shows it. */
function withEnd({ frames, picture }: LessonStep): Frame[] {
  return frames.at(-1)?.picture.inputs === picture.inputs ? frames : [...frames, { picture, lines: [] }];
}

function namesFor(film: Film, you: string, other: (number: number) => string): string[] {
  const seat = film.picture?.seat ?? 0;
  return (film.picture?.scores ?? []).map((_, at) => (at === seat ? you : other(at + 1)));
}
