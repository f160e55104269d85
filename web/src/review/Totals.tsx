/** What luck and what skill gave each player, as bars, and how it all adds up. */

import type { ReviewPicture, ReviewTotal } from "../messages";
import { SeatSign } from "../parts/Seat";
import { useTexts } from "../texts";
import { pointsIn, shareIn } from "./curve";
import { useReviewWords } from "./useReviewWords";

interface Props {
  review: ReviewPicture;
  names: string[];
}

export function Totals({ review, names }: Props) {
  const t = useReviewWords();
  const bars = review.totals.map((total) => barsOf(total, review));
  const longest = Math.max(1, ...bars.flat().map(({ value }) => Math.abs(value)));
  return (
    <section className="card review-totals" aria-label={t("review.totals")} data-testid="review-totals">
      <h2>{t("review.totals")}</h2>
      <ul className="review-players">
        {bars.map((own, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <span className="review-name">
              <SeatSign seat={seat} /> {names[seat]}
              <StoodIn times={review.totals[seat]?.stood_in ?? 0} name={names[seat] ?? ""} />
            </span>
            <span className="review-bars">
              {own.map((bar) => (
                <Bar key={bar.kind} {...bar} longest={longest} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="faint small">
        {t("review.points_about")} {botsChose(review) && t("review.stand_ins_about")}
      </p>
      <details>
        <summary>{t("review.sum")}</summary>
        <Sums review={review} names={names} />
        {review.turns.length > 0 && <Turns review={review} names={names} />}
      </details>
    </section>
  );
}

/** Whether bots stood in for anybody. */
const botsChose = ({ totals }: ReviewPicture): boolean => totals.some(({ stood_in }) => stood_in > 0);

/** How often a bot chose for somebody. */
function StoodIn({ times, name }: { times: number; name: string }) {
  const t = useReviewWords();
  if (times === 0) return null;
  return (
    <small className="faint">
      {times === 1 ? t("review.stood_in_one", { name }) : t("review.stood_in", { name, count: times })}
    </small>
  );
}

interface BarFacts {
  kind: "luck" | "own" | "others" | "stand_ins";
  value: number;
  error: number;
}

/** What made a result; for those who play together the mistakes of the others are shown with these. */
function barsOf(total: ReviewTotal, review: ReviewPicture): BarFacts[] {
  const { together } = review;
  const bars: BarFacts[] = [
    { kind: "luck", value: total.luck, error: total.luck_error },
    { kind: "own", value: total.own, error: total.own_error },
  ];
  if (!together) bars.push({ kind: "others", value: total.others, error: total.others_error });
  if (!botsChose(review)) return bars;
  const [value, error] = together
    ? [total.own_bot, total.own_bot_error]
    : [total.stand_ins, total.stand_ins_error];
  return [...bars, { kind: "stand_ins", value, error }];
}

function Bar({ kind, value, error, longest }: BarFacts & { longest: number }) {
  const { language } = useTexts();
  const t = useReviewWords();
  const width = (50 * Math.abs(value)) / longest;
  return (
    <span className="review-bar">
      <span>{t(`review.${kind}`)}</span>
      <span className="review-track" aria-hidden="true">
        <span
          className={`review-fill ${kind}`}
          style={{ width: `${width}%`, left: `${value < 0 ? 50 - width : 50}%` }}
        />
      </span>
      <b>{pointsIn(language, value, error)}</b>
    </span>
  );
}

function Sums({ review, names }: Props) {
  const { language } = useTexts();
  const t = useReviewWords();
  const bots = botsChose(review) ? (["stand_ins"] as const) : [];
  const heads = ["start", "luck", "own", "others", ...bots, "end", "chair"] as const;
  const said = (total: ReviewTotal, head: (typeof heads)[number]) =>
    head === "start" || head === "end"
      ? shareIn(language, total[head])
      : pointsIn(language, total[head], total[`${head}_error`]);
  return (
    <Rows
      heads={heads.map((head) => t(`review.${head}`))}
      rows={review.totals.map((total) => heads.map((head) => said(total, head)))}
      names={names}
    />
  );
}

function Turns({ review, names }: Props) {
  const { language } = useTexts();
  const t = useReviewWords();
  const bots = botsChose(review) ? (["by_bots"] as const) : [];
  const heads = ["expected", "luck", "choices", ...bots, "brought"] as const;
  return (
    <>
      <h3>{t("review.turns")}</h3>
      <Rows
        heads={heads.map((head) => t(`review.${head}`))}
        rows={review.turns.map((turns) => heads.map((head) => pointsIn(language, turns[head])))}
        names={names}
      />
    </>
  );
}

function Rows({ heads, rows, names }: { heads: string[]; rows: string[][]; names: string[] }) {
  const t = useReviewWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it by them
    <section className="review-scroll" tabIndex={0} aria-label={t("review.sum")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("review.player")}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, seat) => (
            <tr key={names[seat]}>
              <th scope="row">{names[seat]}</th>
              {row.map((cell, column) => (
                <td key={heads[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
