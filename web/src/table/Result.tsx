/** How the match ended, and how to check that it was fair; the ways on are in the scene over the board. */

import { useMemo } from "react";
import { logName, logOf, useVerify } from "../api";
import type { ChairPicture, GamePicture, Picture, RoomPicture } from "../messages";
import { Icon } from "../parts/Icon";
import { FullRoom } from "../room/FullRoom";
import { areKept, wordsBy } from "../room/words";
import { useTexts } from "../texts";
import { Ranking } from "./Ranking";

interface Props {
  shown: Picture;
  room: RoomPicture;
  game: GamePicture | null;
  mine: number[];
}

export function Result({ shown, room, game, mine }: Props) {
  const { t } = useTexts();
  const won = shown.winners.some((seat) => mine.includes(seat));
  return (
    <section className="result" aria-label={t("result")} data-testid="result">
      <h2>{won ? t("you_won") : t("match_over")}</h2>
      {game?.points_decide === false && <p>{shown.asks}</p>}
      <Ranking shown={shown} names={room.chairs.map(({ name }) => name)} game={game} />
      <FullRoom picture={room} seated={mine.length > 0} />
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
