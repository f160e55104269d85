/** How the match ended, how to check that it was fair, and how to go on. */

import { useMemo } from "react";
import { logName, logOf, useVerify } from "../api";
import type { ChairPicture, GamePicture, Picture, RoomPicture } from "../messages";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { SeatSign } from "../parts/Seat";
import { ShareButton } from "../parts/ShareButton";
import { FullRoom } from "../room/FullRoom";
import { areKept, wordsBy } from "../room/words";
import { useTexts } from "../texts";

interface Props {
  shown: Picture;
  room: RoomPicture;
  game: GamePicture | null;
  mine: number[];
  rematch(): void;
  canRematch: boolean;
}

export function Result({ shown, room, game, mine, rematch, canRematch }: Props) {
  const { t, language } = useTexts();
  const won = shown.winners.some((seat) => mine.includes(seat));
  return (
    <section className="result" aria-label={t("result")} data-testid="result">
      <h2>{won ? t("you_won") : t("match_over")}</h2>
      {game?.points_decide === false && <p>{shown.asks}</p>}
      <ol className="ranking">
        {ranked(shown, game?.fewest_points_win ?? false).map((seat) => (
          <li key={seat} className={shown.winners.includes(seat) ? "winner" : ""}>
            <SeatSign seat={seat} />
            <span className="seat-name">{room.chairs[seat]?.name}</span>
            {shown.winners.includes(seat) && <span className="tag warm">{t("winner")}</span>}
            <Score shown={shown} seat={seat} game={game} language={language} />
          </li>
        ))}
      </ol>
      <FullRoom picture={room} seated={mine.length > 0} />
      <div className="row">
        {canRematch && room.space === "enough" && (
          <button type="button" className="button" onClick={rematch}>
            <Icon name="again" /> {t("rematch")}
          </button>
        )}
        {room.match !== null && (
          <>
            <Link className="button quiet" to={`/replay/${room.match}`}>
              <Icon name="play" /> {t("watch_replay")}
            </Link>
            <ShareButton path={`/replay/${room.match}`} title={game?.title ?? "Emberisle"} />
          </>
        )}
      </div>
      {room.match !== null && (
        <Fairness
          game={room.game}
          match={room.match}
          commitment={room.commitment}
          words={room.words}
          chairs={room.chairs}
        />
      )}
    </section>
  );
}

interface ScoreProps extends Pick<Props, "shown" | "game"> {
  seat: number;
  language: string;
}

/** Points, or where they do not decide how far the others came. */
function Score({ shown, seat, game, language }: ScoreProps) {
  const decides = game?.points_decide ?? true;
  if ((!decides && shown.winners.includes(seat)) || (game?.all_may_lose && asOne(shown))) return null;
  const score = shown.scores[seat] ?? 0;
  return (
    <span className={decides ? "seat-score" : "seat-score lesser"}>
      {score.toLocaleString(language)} {score === 1 ? game?.unit_one : game?.unit}
    </span>
  );
}

/** Whether all have won together, or all lost. */
const asOne = ({ winners, scores }: Picture): boolean =>
  winners.length === 0 || winners.length === scores.length;

function ranked(shown: Picture, fewestWin: boolean): number[] {
  const better = fewestWin ? 1 : -1;
  const score = (seat: number) => shown.scores[seat] ?? 0;
  const won = (seat: number) => (shown.winners.includes(seat) ? 0 : 1);
  return shown.scores
    .map((_, seat) => seat)
    .sort((one, other) => won(one) - won(other) || better * (score(one) - score(other)));
}

/** What was opened is scrolled to, as far as there is room for it. */
const intoView = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
  currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" });

interface FairnessProps {
  game: string;
  match: string;
  commitment: string;
  words: string[];
  /** The chairs of those who chose the words, where they are known. */
  chairs?: ChairPicture[];
}

export function Fairness({ game, match, commitment, words, chairs = [] }: FairnessProps) {
  const { t } = useTexts();
  const file = logName(game, match);
  const verify = useVerify();
  const kept = useMemo(() => areKept(commitment, words), [commitment, words]);
  return (
    <details className="fairness" onToggle={intoView}>
      <summary>{t("verify_title")}</summary>
      <p>{t("verify_text")}</p>
      <dl>
        <dt>{t("commitment")}</dt>
        <dd>
          <code className="hash">{commitment}</code>
        </dd>
        <dt>{t("words_added")}</dt>
        <dd>{wordsBy(words, chairs)}</dd>
      </dl>
      {kept === true && <p data-testid="words-kept">{t("words_kept")}</p>}
      {kept === false && (
        <p role="alert" data-testid="words-changed">
          {t("words_changed")}
        </p>
      )}
      <p className="row">
        <a className="button quiet small" href={logOf(match)} download={file}>
          <Icon name="download" /> {t("download_log")}
        </a>
        <code>
          {verify} {file}
        </code>
      </p>
    </details>
  );
}
