/** The end: the copter lifts off with those aboard, and then what everybody has, column by column. */

import { type CSSProperties, useEffect, useRef } from "react";
import type { EndingProps } from "../scene";
import { withWords } from "../withWords";
import { nameOf } from "./figures";
import { lacking } from "./Goal";
import { hasSet, heartState, isAboard } from "./goals";
import { COLOURS, HEART, Sign } from "./signs";
import { de, en } from "./texts";
import type { CurseScene, CurseScore, CurseView } from "./types";
import "./finish.css";

type Props = EndingProps<CurseView, CurseScene | null>;

/** Milliseconds until the copter is gone. */
const FLIGHT = 4200;

function Ending(props: Props) {
  const { table, stage, done } = props;
  const flies = stage === "prelude" && table.figures.some(isAboard);
  const finish = useRef(done);
  finish.current = done;
  useEffect(() => {
    if (stage !== "prelude") return;
    const landed = setTimeout(() => finish.current(), flies ? FLIGHT : 0);
    return () => clearTimeout(landed);
  }, [stage, flies]);
  if (stage === "told")
    return (
      <div className="cv-told">
        <Told {...props} />
      </div>
    );
  return flies ? <LiftOff {...props} /> : null;
}

/** The copter with those aboard; whoever is not stands on the beach and waves. */
function LiftOff({ table, colours, t }: Props) {
  const aboard = table.figures.filter(isAboard);
  const left = table.figures.filter((figure) => !isAboard(figure));
  const seat = (owner: number) => ({ "--seat": colours[owner] }) as CSSProperties;
  return (
    <svg className="cv-liftoff" viewBox="0 0 160 90" role="img" aria-label={t("curse.lifts_off")}>
      <rect className="lo-sky" width="160" height="90" />
      <circle className="lo-sun" cx="124" cy="52" r="13" />
      <path className="lo-cloud" d="M96 20a5 5 0 019-3 6 6 0 0110 3zM52 12a4 4 0 017-2 5 5 0 018 2z" />
      <path className="lo-sea" d="M0 58h160v32H0z" />
      <path className="lo-shine" d="M108 62h32M114 66h20M119 70h10" />
      <path className="lo-hill" d="M0 66c10-4 20-28 34-34 8-3 14 4 20 12 8 10 18 20 34 24z" />
      <path className="lo-fire" d="M31 33c3-5 1-8 3-13 4 4 7 8 4 14z" />
      <path className="lo-beach" d="M0 90V70c40-8 110-6 160 8v12z" />
      <path className="lo-trunk" d="M146 84c1-10 0-18-5-27" />
      <path
        className="lo-palm"
        d="M141 57c-6-6-13-4-16 2 6-2 11-2 16-2zM141 57c1-8 9-11 15-7-6 1-10 3-15 7zM141 57c6-2 13 1 14 8-4-4-8-6-14-8zM141 57c-5 1-8 6-7 12 2-5 4-8 7-12z"
      />
      {left.map(({ owner }, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: figures do not change places here
          key={at}
          className="lo-left"
          style={seat(owner)}
          transform={`translate(${26 + at * 13} 76)`}
        >
          <path d="M-3 8c0-5 1-6 3-6s3 1 3 6z" />
          <circle cy="-1" r="3" />
          <path className="lo-arm" d="M2 3l4-6" />
        </g>
      ))}
      <g className="lo-copter">
        <path
          className="lo-hull"
          d="M-18 0c0-9 9-13 19-13S18-8 18 0 9 10 1 10s-19-1-19-10zM-40-6l24 3v6l-24-3zM-43-13h5v16h-5z"
        />
        <path className="lo-glass" d="M5-10c8 0 11 5 11 9H5z" />
        <path className="lo-skid" d="M-10 14h26M-5 10v4M9 10v4" />
        <path className="lo-rotor" d="M-28-17h58" />
        <path className="lo-mast" d="M1-13v-4" />
        {aboard.map(({ owner, heart }, at) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: figures do not change places here
            key={at}
            className="lo-aboard"
            style={seat(owner)}
            transform={`translate(${-12 + at * 6} -2)`}
          >
            <circle r="2.6" />
            {heart && <path className="cv-heart" transform="translate(0 5) scale(2.4)" d={HEART} />}
          </g>
        ))}
      </g>
    </svg>
  );
}

function Told(props: Props) {
  const { table, scene } = props;
  if (table.mode === "cooperative") return <TeamTold {...props} />;
  return scene?.scores ? <Scores {...props} scores={scene.scores} /> : null;
}

/** A row for each thing that scores, a column for each player. */
function Scores({ table, picture, names, colours, shapes, scores, t }: Props & { scores: CurseScore[] }) {
  const rows: [string, (score: CurseScore) => number][] = [
    ["heart", (score) => score.heart],
    ["penny", (score) => score.penny],
    ["idol", (score) => score.idol],
    ["snapshots", (score) => score.snapshots],
    ["cutlass", (score) => score.cutlass],
    ["selfie", (score) => score.selfie],
  ];
  return (
    <table className="cv-scores" data-testid="curse-scores">
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              scope="col"
              style={{ "--seat": colours[seat] } as CSSProperties}
              data-won={picture.winners.includes(seat)}
            >
              <span className="cv-shape" aria-hidden="true">
                {shapes[seat]}
              </span>{" "}
              {name}
              <Aboard table={table} seat={seat} t={t} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((colour, at) => (
          <tr key={colour}>
            <th scope="row">
              <Sign kind="token" colour={colour} name="" />{" "}
              {t("curse.set_of", { colour: t(`curse.${colour}`) })}
            </th>
            {scores.map((score, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <td key={seat}>{setsIn(score.sets[at] ?? [])}</td>
            ))}
          </tr>
        ))}
        {rows
          .filter(([, of]) => scores.some((score) => of(score) > 0))
          .map(([row, of]) => (
            <tr key={row}>
              <th scope="row">{t(`curse.score_${row}`)}</th>
              {scores.map((score, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <td key={seat}>{of(score) || "–"}</td>
              ))}
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("curse.score_total")}</th>
          {scores.map(({ total }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <td key={seat}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Of each figure that has any: so many tokens, and what they are worth. */
function setsIn(sets: [number, number][]): string {
  const found = sets.filter(([count]) => count > 0);
  return found.length === 0 ? "–" : found.map(([count, points]) => `${count} → ${points}`).join(", ");
}

function Aboard({ table, seat, t }: Pick<Props, "table" | "t"> & { seat: number }) {
  const own = table.figures.filter((figure) => figure.owner === seat);
  const home = own.filter(isAboard).length;
  const partly = home > 0 && home < own.length;
  return <small>{t(partly ? "curse.half_home" : home ? "curse.home" : "curse.not_home")}</small>;
}

const LOST = new Set(["lost_by_cards", "lost_by_cataclysms", "lost_aboard", "won_together"]);

/** Together: how it ended, and what was missing. */
function TeamTold({ table, story, names, t }: Props) {
  const won = table.over === "won";
  const why = story.findLast(({ what }) => LOST.has(what));
  return (
    <div className="cv-team" data-testid="curse-team" data-won={won}>
      <h3>{t(won ? "curse.team_won" : "curse.team_lost")}</h3>
      {why !== undefined && <p>{why.text}</p>}
      <ul>
        {table.figures.map((figure, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its number
          <li key={number} data-ready={hasSet(figure, table.needed ?? 0)}>
            <b>{nameOf(names, figure.owner, number)}</b> {lacking(figure, table.needed ?? 0, t)}
          </li>
        ))}
        {!won && <li data-ready={false}>{t(`curse.heart_end_${heartState(table)}`)}</li>}
      </ul>
    </div>
  );
}

export default withWords(Ending, { en, de });
