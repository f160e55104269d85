/** The end of a match over its board: who won and how, how it came to that, and the way on. */

import { Suspense, useState } from "react";
import { api, useFetched } from "../api";
import type { Luck } from "../fairness/BoundTo";
import { ForSceptics } from "../fairness/ForSceptics";
import { type Check, useCheck } from "../fairness/useCheck";
import { Verdict } from "../fairness/Verdict";
import { gameOnPage } from "../games";
import type { Facts } from "../games/scene";
import type { Ending, GamePicture, Line, Picture } from "../messages";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { ShareButton } from "../parts/ShareButton";
import { useLooks } from "../parts/useLooks";
import type { Again } from "../room/useAgain";
import { useStill } from "../settings";
import { Ranking } from "../table/Ranking";
import { translateWith, useTexts } from "../texts";
import { Embers } from "./Embers";
import { Figures, Medals, TurningPoint } from "./Figures";
import { isBright, type Outcome, outcomeFor } from "./outcome";
import { TEXTS } from "./texts";
import "./ending.css";

export interface Props {
  shown: Picture;
  story: Line[];
  names: string[];
  game: GamePicture | null;
  mine: number[];
  match: string | null;
  luck: Luck;
  /** Begins another match; none where it cannot be. */
  again?: Again | undefined;
  /** Whether this is a replay already, which says beside it whether the match was fair. */
  replayed?: boolean;
}

type Say = (key: string, facts?: Facts) => string;

type Stage = "prelude" | "told" | "away";

export default function EndScene(props: Props) {
  const { language } = useTexts();
  const { shown, game, mine, match, luck } = props;
  const check = useCheck(match === null ? null : { match, commitment: luck.commitment, words: luck.words });
  const t = translateWith(TEXTS[language], language);
  const still = useStill();
  const own = gameOnPage(shown.game).Ending !== undefined;
  const [stage, setStage] = useState<Stage>(own && !still ? "prelude" : "told");
  const ending = useEnding(match, language);
  const outcome = outcomeFor(shown, mine, game?.all_may_lose ?? false);
  if (stage === "away")
    return (
      <button
        type="button"
        className="button quiet small ending-open"
        data-testid="ending-open"
        onClick={() => setStage("told")}
      >
        {t("ending.open")}
      </button>
    );
  return (
    <section
      className="ending"
      aria-label={t("ending.label")}
      data-testid="ending"
      data-stage={stage}
      data-outcome={outcome}
    >
      {stage === "told" && isBright(outcome) && <Embers />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it by them */}
      <div className="ending-inside" tabIndex={0}>
        {stage === "told" && <Told {...props} outcome={outcome} ending={ending} t={t} />}
        <OwnPart {...props} stage={stage} done={() => setStage("told")} />
      </div>
      <footer className="ending-ways">
        {stage === "prelude" ? (
          <button
            type="button"
            className="button quiet"
            data-testid="ending-skip"
            onClick={() => setStage("told")}
          >
            <Icon name="skip" /> {t("ending.skip")}
          </button>
        ) : (
          <>
            <Verdict check={check} words={luck.words} />
            {match !== null && check.found !== null && (
              <ForSceptics game={shown.game} match={match} luck={luck} />
            )}
            <Ways {...props} check={check} look={() => setStage("away")} t={t} />
          </>
        )}
      </footer>
    </section>
  );
}

/** What the server tells of the match, once it is here. */
function useEnding(match: string | null, language: "en" | "de"): Ending | null {
  const { value } = useFetched(`${match} ${language}`, () =>
    match === null ? Promise.resolve(null) : api.ending(match, language),
  );
  return value;
}

const HEADLINES: Record<Outcome, string> = {
  won: "you_won",
  lost: "ending.lost",
  won_together: "ending.won_together",
  lost_together: "ending.lost_together",
  seen: "match_over",
};

interface ToldProps extends Props {
  outcome: Outcome;
  ending: Ending | null;
  t: Say;
}

function Told({ shown, names, game, outcome, ending, t }: ToldProps) {
  const said = { names, t };
  return (
    <>
      <header className="ending-head">
        <h2>{t(HEADLINES[outcome])}</h2>
        <p>{shown.asks}</p>
      </header>
      <Ranking shown={shown} names={names} game={game} />
      {ending?.turning_point && <TurningPoint point={ending.turning_point} t={t} />}
      {ending && ending.medals.length > 0 && <Medals medals={ending.medals} {...said} />}
      {ending && ending.figures.length > 0 && <Figures figures={ending.figures} {...said} />}
    </>
  );
}

interface OwnProps extends Pick<Props, "shown" | "story" | "names"> {
  stage: "prelude" | "told";
  done(): void;
}

/** What the game itself shows. */
function OwnPart({ shown, story, names, stage, done }: OwnProps) {
  const { language } = useTexts();
  const { Ending: Own } = gameOnPage(shown.game);
  const looks = useLooks(shown);
  if (Own === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Own
        picture={shown}
        table={shown.table}
        scene={shown.scene}
        story={story}
        names={names}
        {...looks}
        stage={stage}
        done={done}
        language={language}
      />
    </Suspense>
  );
}

interface WaysProps extends Pick<Props, "game" | "match" | "again" | "replayed"> {
  check: Check;
  look(): void;
  t: Say;
}

function Ways({ game, match, again, replayed = false, check, look, t }: WaysProps) {
  return (
    <>
      {again && <AgainWays again={again} t={t} />}
      <button type="button" className="button quiet" data-testid="ending-look" onClick={look}>
        <Icon name="eye" /> {t("ending.look")}
      </button>
      {match !== null && !replayed && check.found === null && (
        <button
          type="button"
          className="button quiet"
          data-testid="ending-check"
          onClick={check.press}
          disabled={check.checking}
        >
          <Icon name="fair" /> {t("verify_title")}
        </button>
      )}
      {match !== null && !replayed && (
        <Link className="button quiet" to={`/replay/${match}`}>
          <Icon name="play" /> {t("watch_replay")}
        </Link>
      )}
      {match !== null && (
        <Link className="button quiet" to={`/look-back/${match}`}>
          <Icon name="hint" /> {t("look_back")}
        </Link>
      )}
      {match !== null && <ShareButton path={`/replay/${match}`} title={game?.title ?? "Emberisle"} />}
    </>
  );
}

/** Another match: asked for, agreed to, or waited for. */
function AgainWays({ again, t }: { again: Again; t: Say }) {
  const { asks, wished, waiting } = again;
  const waits = waiting.length > 0;
  return (
    <>
      <button
        type="button"
        className="button"
        data-testid="ending-again"
        disabled={waits}
        title={asks ? t("ending.asks") : undefined}
        onClick={again.press}
      >
        <Icon name="again" />{" "}
        {waits
          ? t("ending.waiting", { names: waiting.join(", ") })
          : t(wished ? "ending.join" : asks ? "ending.again_all" : "ending.again")}
      </button>
      <button type="button" className="button quiet" data-testid="ending-arrange" onClick={again.arrange}>
        <Icon name="settings" /> {t("ending.arrange")}
      </button>
    </>
  );
}
