import type { GamePicture, Picture } from "../messages";
import { SeatSign } from "../parts/Seat";
import { useTexts } from "../texts";
import { numeral } from "../texts/numeral";
import { asOne, ranked } from "./places";

interface Props {
  shown: Picture;
  names: string[];
  game: GamePicture | null;
}

/** Everybody at the end of a match, the winners first. */
export function Ranking({ shown, names, game }: Props) {
  const { t, language } = useTexts();
  return (
    <ol className="ranking">
      {ranked(shown, game?.fewest_points_win ?? false).map((seat) => (
        <li key={seat} className={shown.winners.includes(seat) ? "winner" : ""}>
          <SeatSign seat={seat} size={30} />
          <span className="seat-name">{names[seat]}</span>
          {shown.winners.includes(seat) && <span className="tag warm">{t("winner")}</span>}
          <Score shown={shown} seat={seat} game={game} language={language} />
        </li>
      ))}
    </ol>
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
      {numeral(score, language)} {score === 1 ? game?.unit_one : game?.unit}
    </span>
  );
}
