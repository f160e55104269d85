/** Looking back on a match: what was luck in it, and what was skill. */

import { useCallback } from "react";
import { api, useGames } from "../api";
import type { LookBack } from "../messages";
import { Link } from "../parts/Link";
import { AtTable } from "../parts/Seat";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { sittingIn } from "../room/sitting";
import { useSpareWork, VISITOR } from "../spareWork";
import { useTexts } from "../texts";
import { Curve } from "./Curve";
import { Moments } from "./Moments";
import { Totals } from "./Totals";
import { useReviewWords } from "./useReviewWords";
import "./review.css";

export function LookBackScreen({ match }: { match: string }) {
  const { t, language } = useTexts();
  const { value: games } = useGames(language);
  const ask = useCallback(() => api.review({ match, visitor: VISITOR }, language), [match, language]);
  const { answer, problem } = useSpareWork(ask);
  const title = games?.find(({ id }) => id === answer?.match.game)?.title ?? "";
  useTitle(`${t("look_back")} ${title}`.trim());
  return (
    <>
      <TopBar />
      <main id="main" className="review" tabIndex={-1} data-testid="review" data-state={answer?.state ?? ""}>
        <header>
          <p className="eyebrow">
            {t("look_back")} {title !== "" && <span>· {title}</span>}
          </p>
          <h1>{answer?.review?.verdict ?? answer?.match.players.join(", ")}</h1>
          {answer && (
            <Link to={`/replay/${match}`} className="button quiet small">
              {t("watch_replay")}
            </Link>
          )}
        </header>
        {problem !== "" && (
          <p className="warning" role="alert">
            {problem}
          </p>
        )}
        {answer && <Found answer={answer} />}
      </main>
    </>
  );
}

function Found({ answer }: { answer: LookBack }) {
  const { match, table, review } = answer;
  const chairs = match.players.map((name, seat) => ({
    name,
    face: match.faces[seat] ?? null,
    piece: match.pieces[seat] ?? seat,
  }));
  return (
    <AtTable value={sittingIn(chairs, { ...match, table })}>
      {review === null ? (
        <Standing answer={answer} />
      ) : (
        <>
          <Curve review={review} match={match.id} />
          <Totals review={review} names={match.players} />
          <Moments review={review} names={match.players} match={match.id} />
        </>
      )}
    </AtTable>
  );
}

/** How far it is. */
function Standing({ answer: { state, weighed, inputs, note } }: { answer: LookBack }) {
  const t = useReviewWords();
  if (state === "failed")
    return (
      <p className="warning" role="alert">
        {t("review.failed")}: {note}
      </p>
    );
  const words = weighed < inputs ? t("review.working", { weighed, inputs }) : t("review.closer");
  return (
    <div className="card review-standing" data-testid="review-standing">
      <p>{inputs === 0 ? t("review.starting") : words}</p>
      <progress
        className="under-way"
        max={Math.max(1, inputs)}
        value={weighed}
        aria-label={t("review.starting")}
      />
    </div>
  );
}
