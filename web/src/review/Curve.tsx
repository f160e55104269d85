/** Everybody's chance through the match: pointed at, touched or walked along by keys, it tells each moment. */

import { type PointerEvent, useContext, useState } from "react";
import type { ReviewPicture, ReviewPoint } from "../messages";
import { Link } from "../parts/Link";
import { AtTable, SeatSign } from "../parts/Seat";
import { colourOf } from "../seats";
import { useTexts } from "../texts";
import { acrossOf, bandOf, downOf, nearest, pathOf, percentIn, pointsIn, sought, WHOLE } from "./curve";
import { useReviewWords, whoChose } from "./useReviewWords";

const LEVELS = [0, 0.25, 0.5, 0.75, 1];
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 5", "1 3", "12 4", "7 2 1 2"];

interface Props {
  review: ReviewPicture;
  match: string;
}

export function Curve({ review, match }: Props) {
  const t = useReviewWords();
  const { curve, inputs, together } = review;
  const [chosen, choose] = useState(curve.length - 1);
  const point = curve[chosen];
  const told = useTold();
  const seats = useSeats(together);
  if (point === undefined) return null;
  const seek = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(nearest(curve, (clientX - left) / width, inputs));
  };
  const title = t(together ? "review.curve_team" : "review.curve");
  return (
    <section className="card review-curve" aria-label={title} data-testid="review-curve">
      <h2>{title}</h2>
      <div className="review-plot">
        <Levels />
        <div className="review-lines" onPointerMove={seek} onPointerDown={seek}>
          <svg
            viewBox={`0 0 ${WHOLE} ${WHOLE}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            {LEVELS.map((level) => (
              <line key={level} className="level" x2={WHOLE} y1={downOf(level)} y2={downOf(level)} />
            ))}
            <line
              className="now"
              x1={acrossOf(point.inputs, inputs)}
              x2={acrossOf(point.inputs, inputs)}
              y2={WHOLE}
            />
            {seats.map(({ seat, colour }) => (
              <path key={seat} className="band" d={bandOf(curve, seat, inputs)} fill={colour} />
            ))}
            {seats.map(({ seat, colour }) => (
              <path
                key={seat}
                d={pathOf(curve, seat, inputs)}
                stroke={colour}
                strokeDasharray={DASHES[seat % DASHES.length]}
              />
            ))}
          </svg>
          {seats.map(({ seat, colour }) => (
            <span
              key={seat}
              className="review-dot"
              style={{
                left: `${acrossOf(point.inputs, inputs)}%`,
                top: `${downOf(point.chances[seat] ?? 0)}%`,
                background: colour,
              }}
            />
          ))}
        </div>
      </div>
      <input
        type="range"
        className="review-slider"
        min={0}
        max={inputs}
        value={point.inputs}
        aria-label={t("review.moment")}
        aria-valuetext={told(point)}
        onChange={({ target }) => choose(sought(curve, chosen, Number(target.value)))}
      />
      <p className="review-axis faint small" aria-hidden="true">
        <span>{t("review.axis_start")}</span>
        <span>{t("review.axis")}</span>
        <span>{t("review.axis_end", { turn: curve.at(-1)?.turn ?? 0 })}</span>
      </p>
      <Told point={point} match={match} together={together} />
      <p className="faint small">{t("review.curve_about")}</p>
      <AsTable review={review} />
    </section>
  );
}

/** Whose lines are drawn: everybody's, or for those who play together the one of all. */
function useSeats(together: boolean): { seat: number; colour: string; name: string }[] {
  const sitting = useContext(AtTable);
  const all = sitting.map(({ look, name }, seat) => ({ seat, colour: colourOf(look), name }));
  return together ? all.slice(0, 1) : all;
}

/** What happened, in a sentence. */
function useTold(): (point: ReviewPoint) => string {
  const t = useReviewWords();
  const sitting = useContext(AtTable);
  return ({ kind, seat, told, turn, by_bot }) => {
    if (kind === "chair") return t("review.before");
    const name = whoChose(sitting[seat ?? 0]?.name ?? "", by_bot, t);
    const what = kind === "luck" ? told : t("review.chose", { name, told });
    return turn === 0 ? what : `${t("review.turn", { turn })}: ${what}`;
  };
}

function Levels() {
  const { language } = useTexts();
  return (
    <div className="review-levels" aria-hidden="true">
      {LEVELS.map((level) => (
        <span key={level} style={{ top: `${downOf(level)}%` }}>
          {percentIn(language, level)}
        </span>
      ))}
    </div>
  );
}

/** The moment that is pointed at. */
function Told({ point, match, together }: { point: ReviewPoint; match: string; together: boolean }) {
  const { language } = useTexts();
  const t = useReviewWords();
  const told = useTold();
  const seats = useSeats(together);
  return (
    <div className="review-told" data-testid="review-told">
      <p>
        {told(point)}{" "}
        <Link to={`/replay/${match}#at=${point.inputs}`} className="review-see">
          {t("review.see")}
        </Link>
      </p>
      <ul>
        {seats.map(({ seat, colour, name }) => (
          <li key={seat}>
            <svg className="review-key" viewBox="0 0 28 4" aria-hidden="true" focusable="false">
              <line x2="28" y1="2" y2="2" stroke={colour} strokeDasharray={DASHES[seat % DASHES.length]} />
            </svg>
            {!together && <SeatSign seat={seat} />} {!together && <span>{name}</span>}
            <b>{percentIn(language, point.chances[seat] ?? 0, point.errors[seat])}</b>
            {point.kind !== "chair" && <small>{pointsIn(language, 100 * (point.change[seat] ?? 0))}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same in rows, for whoever reads rather than looks. */
function AsTable({ review }: { review: ReviewPicture }) {
  const { language } = useTexts();
  const t = useReviewWords();
  const told = useTold();
  const seats = useSeats(review.together);
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("review.table")}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it by them
        <section className="review-scroll" tabIndex={0} aria-label={t("review.table")}>
          <table data-testid="review-table">
            <thead>
              <tr>
                <th scope="col">{t("review.what")}</th>
                {seats.map(({ seat, name }) => (
                  <th key={seat} scope="col">
                    {review.together ? t("review.curve_team") : name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {review.curve.map((point) => (
                <tr key={point.inputs}>
                  <td>{told(point)}</td>
                  {seats.map(({ seat }) => (
                    <td key={seat}>{percentIn(language, point.chances[seat] ?? 0, point.errors[seat])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
