/** The moments worth seeing again: where luck helped most, and which choices cost most. */

import type { ReviewMoment, ReviewPicture } from "../messages";
import { Link } from "../parts/Link";
import { SeatSign } from "../parts/Seat";
import { useTexts } from "../texts";
import { pointsIn } from "./curve";
import { useReviewWords, whoChose } from "./useReviewWords";

interface Props {
  review: ReviewPicture;
  names: string[];
  match: string;
}

export function Moments({ review, names, match }: Props) {
  const t = useReviewWords();
  return (
    <div className="review-moments">
      <section className="card" aria-label={t("review.luckiest")} data-testid="review-luckiest">
        <h2>{t("review.luckiest")}</h2>
        <List moments={review.luckiest} names={names} match={match} ofAll={review.together} />
      </section>
      <section className="card" aria-label={t("review.costliest")} data-testid="review-costliest">
        <h2>{t("review.costliest")}</h2>
        {review.costliest.length === 0 && <p className="faint">{t("review.no_costly")}</p>}
        <List moments={review.costliest} names={names} match={match} />
      </section>
    </div>
  );
}

interface ListProps extends Pick<Props, "names" | "match"> {
  moments: ReviewMoment[];
  /** Whether they were lucky for all, and not for one. */
  ofAll?: boolean;
}

function List({ moments, names, match, ofAll = false }: ListProps) {
  const { language } = useTexts();
  const t = useReviewWords();
  return (
    <ol>
      {moments.map((moment) => (
        <li key={moment.inputs}>
          <span className="review-name">
            {!ofAll && <SeatSign seat={moment.seat} />}{" "}
            {!ofAll && whoChose(names[moment.seat] ?? "", moment.by_bot, t)}{" "}
            <b>{pointsIn(language, moment.change, moment.error)}</b>{" "}
            {moment.turn > 0 && <small>{t("review.turn", { turn: moment.turn })}</small>}
          </span>
          <Said moment={moment} />
          <Link to={`/replay/${match}#at=${moment.inputs}`} className="review-see">
            {t("review.see")}
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Said({ moment: { told, better, why } }: { moment: ReviewMoment }) {
  const t = useReviewWords();
  if (better === "") return <p>{told}</p>;
  return (
    <>
      <p>{t("review.chosen", { told })}</p>
      <p>{t("review.better", { better })}</p>
      <p className="faint">{why}</p>
    </>
  );
}
