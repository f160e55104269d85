/** Together: the common goal at a glance. Who still needs what, the Heart, the cards that are left, and the Cataclysms. */

import { type CSSProperties, useId, useState } from "react";
import type { Line } from "../../messages";
import type { Facts } from "../scene";
import { nameOf } from "./figures";
import { CATACLYSMS, cataclysmsIn, hasSet, heartState, isAboard, needs, turnsEach } from "./goals";
import { COPTER, Shape, Sign } from "./signs";
import { lastCataclysm } from "./story";
import type { CurseView, FigureView } from "./types";

interface Props {
  table: CurseView;
  /** How many cards there were to draw. */
  cards: number;
  story: Line[];
  names: string[];
  colours: string[];
  shapes: string[];
  t(key: string, facts?: Facts): string;
}

export function Goal(props: Props) {
  const { table, story, t } = props;
  const [open, setOpen] = useState(false);
  const more = useId();
  const ready = table.figures.filter((figure) => hasSet(figure, table.needed ?? 0)).length;
  const of = table.figures.length;
  return (
    <section className="cv-goal" aria-label={t("curse.goal")} data-testid="curse-goal" data-open={open}>
      <div className="cv-goal-line">
        <HeartNow table={table} names={props.names} t={t} />
        <b className="cv-ready">{t("curse.sets", { ready, of })}</b>
        <ol className="cv-sets" aria-label={t("curse.who_needs")}>
          {table.figures.map((figure, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its number
            <li key={number}>
              <SetShown figure={figure} {...props} />
            </li>
          ))}
        </ol>
        <CardsLeft {...props} />
        <Cataclysms table={table} t={t} />
        <span className="cv-struck">{inShort(story, props)}</span>
        <button
          type="button"
          className="cv-unfold"
          aria-expanded={open}
          aria-controls={more}
          aria-label={t("curse.goal_more")}
          data-testid="curse-goal-more"
          onClick={() => setOpen(!open)}
        >
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path d={open ? "M5 15l7-7 7 7" : "M5 9l7 7 7-7"} />
          </svg>
        </button>
      </div>
      {open && (
        <div id={more} className="cv-goal-more">
          <Everything {...props} />
        </div>
      )}
    </section>
  );
}

/** Unfolded: the same in words, and all that the last Cataclysm cost. */
function Everything(props: Props) {
  const { table, story, names, t } = props;
  const struck = lastCataclysm(story);
  return (
    <>
      <p>{t("curse.goal_is", { count: table.needed ?? 0 })}</p>
      <ul className="cv-goal-sets">
        {table.figures.map((figure, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its number
          <li key={number}>
            <SetShown figure={figure} {...props} />
            <span>
              <b>{nameOf(names, figure.owner, number)}</b> {lacking(figure, table.needed ?? 0, t)}
            </span>
          </li>
        ))}
      </ul>
      <p>{t("curse.cards_left", { count: table.drawable ?? 0, turns: turnsEach(table) })}</p>
      <p>{t("curse.cataclysms_open", { count: cataclysmsIn(table), of: CATACLYSMS })}</p>
      <p>{inShort(story, props)}</p>
      {struck !== null && (
        <ul>
          {struck.costs.map(({ text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same can happen twice
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is missing from the nearest set, and whether the player is on the way home, in words. */
export function lacking(figure: FigureView, set: number, t: Props["t"]): string {
  const [need] = needs(figure, set);
  const aboard = isAboard(figure) ? ` ${t("curse.is_aboard")}` : "";
  if (need === undefined || hasSet(figure, set)) return t("curse.has_set") + aboard;
  const colour = t(`curse.${need.colour}`);
  const missing = [
    ...(need.tokens > 0 ? [t("curse.lacks_treasures", { count: need.tokens, colour })] : []),
    ...(need.snapshot ? [t("curse.lacks_snapshot", { colour })] : []),
  ];
  return t("curse.lacks", { what: missing.join(t("curse.and")) }) + aboard;
}

interface SetProps extends Pick<Props, "table" | "colours" | "shapes" | "names" | "t"> {
  figure: FigureView;
}

/** Six places for treasures and one for the snapshot, as far as they are filled. */
function SetShown({ table, figure, colours, shapes, names, t }: SetProps) {
  const set = table.needed ?? 0;
  const need = needs(figure, set)[0] ?? { colour: "red", tokens: set, snapshot: true };
  return (
    <span
      className="cv-set"
      style={{ "--seat": colours[figure.owner] } as CSSProperties}
      role="img"
      aria-label={`${names[figure.owner]}: ${lacking(figure, set, t)}`}
      title={`${names[figure.owner]}: ${lacking(figure, set, t)}`}
      data-ready={hasSet(figure, set)}
    >
      <span className="cv-shape" aria-hidden="true">
        {shapes[figure.owner]}
      </span>
      <svg viewBox="-1.4 -1.4 19.2 2.8" width="110" height="16" aria-hidden="true">
        {Array.from({ length: set }, (_, at) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
            key={at}
            className={at < set - need.tokens ? "cv-filled" : "cv-lacking"}
            transform={`translate(${at * 2.4} 0)`}
          >
            <Shape colour={need.colour} />
          </g>
        ))}
        <g
          className={need.snapshot ? "cv-lacking" : "cv-filled"}
          transform={`translate(${set * 2.4 + 0.6} 0)`}
        >
          <rect className="cv-frame" x={-1.2} y={-1.25} width={2.4} height={2.5} rx={0.15} />
          <g transform="scale(.7)">
            <Shape colour={need.colour} />
          </g>
        </g>
      </svg>
      {isAboard(figure) && (
        <svg className="cv-aboard" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path d={COPTER} />
        </svg>
      )}
    </span>
  );
}

function HeartNow({ table, names, t }: Pick<Props, "table" | "names" | "t">) {
  const state = heartState(table);
  const carrier = table.figures.findIndex(({ heart }) => heart);
  const name = carrier < 0 ? "" : nameOf(names, table.figures[carrier]?.owner ?? 0, carrier);
  const said = t(`curse.heart_${state}`, { name });
  return (
    <span className="cv-heart-now" data-state={state}>
      <Sign kind="heart" name={said} />
      <span aria-hidden="true">{said}</span>
    </span>
  );
}

function CardsLeft({ table, cards, t }: Props) {
  const left = table.drawable ?? 0;
  return (
    <span className="cv-left" data-few={turnsEach(table) <= FEW} title={t("curse.drawable")}>
      <Sign kind="card" name={t("curse.drawable")} />
      <b>{left}</b>
      <progress value={left} max={Math.max(cards, left, 1)} aria-label={t("curse.drawable")} />
    </span>
  );
}

/** So few turns for each are an alarm. */
const FEW = 3;

function Cataclysms({ table, t }: Pick<Props, "table" | "t">) {
  const count = cataclysmsIn(table);
  const name = t("curse.cataclysms_open", { count, of: CATACLYSMS });
  return (
    <span className="cv-slots" role="img" aria-label={name} title={name} data-count={count}>
      <span>{t("curse.cataclysms_short")}</span>
      {Array.from({ length: CATACLYSMS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slots are all alike
        <i key={at} data-full={at < count} />
      ))}
    </span>
  );
}

/** Who fell in the last Cataclysm. */
function inShort(story: Line[], { table, names, t }: Props): string {
  const struck = lastCataclysm(story);
  if (struck === null) return t("curse.no_cataclysm");
  if (struck.fell.length === 0) return t("curse.nobody_fell");
  const fallen = struck.fell.map((number) => nameOf(names, table.figures[number]?.owner ?? 0, number));
  return t("curse.fell", { names: fallen.join(", "), count: struck.costs.length });
}
