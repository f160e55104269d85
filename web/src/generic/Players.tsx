/** Everybody at the table, each with what the view says of them. */

import { type CSSProperties, type ReactNode, useContext } from "react";
import type { Picture } from "../messages";
import { PlayerName } from "../parts/PlayerName";
import { numeral } from "../texts/numeral";
import { AroundTable, classOf, Value } from "./Values";
import { differs, type Field, inWords, type Json, partOf } from "./view";

interface Props {
  picture: Picture;
  /** Lists with one entry for each seat. */
  fields: Field[];
  before: Picture | null;
  colours: string[];
  tags?: ReactNode[];
  /** What is to be said of everybody's points. */
  note?: string;
}

/** How many players stand side by side where there is room. */
const acrossFor = (seats: number): 2 | 3 => (seats === 2 || seats === 4 ? 2 : 3);

export function Players(props: Props) {
  const { names, t } = useContext(AroundTable);
  return (
    <ol className="gt-players" aria-label={t("generic.players")} data-across={acrossFor(names.length)}>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Player key={seat} seat={seat} name={name} {...props} />
      ))}
      {props.note && <li className="seats-note">{props.note}</li>}
    </ol>
  );
}

function Player({ seat, name, picture, fields, before, ...props }: Props & { seat: number; name: string }) {
  const { t, language } = useContext(AroundTable);
  const turn = picture.to_move === seat;
  const won = picture.winners.includes(seat);
  const score = picture.scores[seat] ?? 0;
  const scored = before !== null && score !== before.scores[seat];
  return (
    <li
      className="gt-player player-card"
      style={{ "--seat": props.colours[seat] } as CSSProperties}
      aria-current={turn ? "true" : undefined}
      data-won={won}
      data-testid={`seat-${seat}`}
    >
      <div className="gt-player-head">
        <PlayerName seat={seat} name={name} tags={props.tags?.[seat]} />
        {turn && <span className="tag warm">{t("generic.turn")}</span>}
        {won && <span className="tag warm">{t("generic.won")}</span>}
        <span className={classOf("gt-score", scored)} title={t("generic.score", { score })}>
          <span aria-hidden="true">{numeral(score, language)}</span>
          <span className="unseen">{t("generic.score", { score: numeral(score, language) })}</span>
        </span>
      </div>
      {fields.length > 0 && (
        <dl className="gt-owns">
          {fields.map((field) => (
            <Owned key={field.name} field={field} seat={seat} before={before} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Owned({ field, seat, before }: { field: Field; seat: number; before: Picture | null }) {
  const value = partOf(field.value, seat) ?? null;
  const was = partOf(partOf(before?.table as Json | undefined, field.name), seat);
  return (
    <div className={classOf("", differs(value, was))}>
      <dt>{inWords(field.name)}</dt>
      <dd>
        <Value value={value} before={was} />
      </dd>
    </div>
  );
}
