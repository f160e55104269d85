import type { MatchSummary, Picture } from "../messages";
import { SeatSign } from "../parts/Seat";
import { useTexts } from "../texts";

interface Props {
  match: MatchSummary;
  shown: Picture;
  seat: number | null;
  choose(seat: number | null): void;
}

/** Everybody who played, with the score of the moment; whoever is chosen is the viewer. */
export function Viewers({ match, shown, seat, choose }: Props) {
  const { t, language } = useTexts();
  return (
    <fieldset className="seats viewers" aria-label={t("viewer")}>
      <button type="button" className="seat" aria-pressed={seat === null} onClick={() => choose(null)}>
        <span className="seat-name">{t("spectator")}</span>
      </button>
      {match.players.map((name, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          key={at}
          type="button"
          className={`seat${shown.to_move === at ? " turn" : ""}${shown.winners.includes(at) ? " winner" : ""}`}
          aria-pressed={seat === at}
          onClick={() => choose(at)}
        >
          <SeatSign seat={at} />
          <span className="seat-name">{name}</span>
          <span className="seat-score">{(shown.scores[at] ?? 0).toLocaleString(language)}</span>
        </button>
      ))}
    </fieldset>
  );
}
