/** Who plays: where their figures are, and what they have. */

import type { CSSProperties, ReactNode } from "react";
import { PlayerName } from "../../parts/PlayerName";
import type { Facts } from "../scene";
import { isAboard } from "./goals";
import { Photo } from "./photos";
import { COLOURS, Sign } from "./signs";
import type { CurseView, CurseWords, FigureView } from "./types";

interface Props {
  table: CurseView;
  words: CurseWords;
  names: string[];
  colours: string[];
  /** What the page says of each. */
  tags?: ReactNode[];
  mine: number | null;
  /** What everybody has at the end; before it what everybody can count. */
  scores: number[];
  /** Who is to decide something. */
  asked: number | null;
  t(key: string, facts?: Facts): string;
}

export function Players(props: Props) {
  return (
    <ol className="cv-players" aria-label={props.t("curse.players")} data-testid="curse-players">
      {props.names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Player key={seat} seat={seat} name={name} {...props} />
      ))}
    </ol>
  );
}

function Player({ seat, name, table, words, t, ...props }: Props & { seat: number; name: string }) {
  const figures = table.figures.map((figure, number) => ({ figure, number }));
  const own = figures.filter(({ figure }) => figure.owner === seat);
  const together = table.mode === "cooperative";
  const held = table.souvenirs_of[seat] ?? [];
  return (
    <li
      className="cv-player player-card"
      style={{ "--seat": props.colours[seat] } as CSSProperties}
      aria-current={props.asked === seat ? "true" : undefined}
      data-testid={`seat-${seat}`}
      data-seat={seat}
      data-turn={table.figures[table.figure]?.owner === seat}
      data-mine={props.mine === seat}
    >
      <span className="cv-player-head">
        <PlayerName seat={seat} name={name} tags={props.tags?.[seat]} />
        <span className="cv-held">
          {!together && (
            <Counted
              kind="card"
              name={t("curse.cards", { count: table.hands[seat] ?? 0 })}
              count={table.hands[seat]}
            />
          )}
          <Counted
            kind="souvenir"
            name={
              held.length > 0
                ? held.map((souvenir) => words.souvenirs[souvenir]).join(", ")
                : t("curse.souvenirs_held", { count: table.souvenir_counts[seat] ?? 0 })
            }
            count={table.souvenir_counts[seat]}
          />
          <b className="cv-points">
            {t(together ? "curse.of_set" : pointsKey(props.scores[seat] ?? 0), {
              count: props.scores[seat] ?? 0,
              of: (table.needed ?? 0) + 1,
            })}
          </b>
        </span>
      </span>
      {own.map(({ figure, number }) => (
        <Owned
          key={number}
          figure={figure}
          which={own.length > 1 ? own.findIndex((one) => one.number === number) + 1 : null}
          walks={table.figure === number}
          globed={table.globed.includes(number)}
          words={words}
          t={t}
        />
      ))}
    </li>
  );
}

const pointsKey = (count: number): string => (count === 1 ? "curse.one_point" : "curse.points");

interface OwnedProps {
  figure: FigureView;
  /** The first or the second of two figures. */
  which: number | null;
  walks: boolean;
  /** Whether it is in a Snow Globe. */
  globed: boolean;
  words: CurseWords;
  t: Props["t"];
}

function Owned({ figure, which, walks, globed, words, t }: OwnedProps) {
  return (
    <span className="cv-owned" data-walks={walks}>
      {which !== null && (
        <b className="cv-which" title={t("curse.figure", { which })}>
          {which}
        </b>
      )}
      <span className="cv-where">{globed ? t("curse.in_globe") : whereabouts(figure, words, t)}</span>
      <span className="cv-owns">
        {figure.heart && <Sign kind="heart" name={t("curse.has_heart")} />}
        {figure.penny && <Sign kind="penny" name={t("curse.has_penny")} />}
        {figure.idol && <Sign kind="idol" name={t("curse.has_idol")} />}
        {figure.stung && <Sign kind="stung" name={t("curse.is_stung")} />}
        {figure.snapshots.map(([colour, space]) => (
          <Photo
            key={space}
            space={space}
            colour={colour}
            name={t("curse.snapshot_of", {
              colour: t(`curse.${colour}`),
              place: words.places[space] ?? space,
            })}
          />
        ))}
        <Tokens figure={figure} t={t} />
        {figure.last_turns !== null && !isAboard(figure) && (
          <b className="cv-last">
            <Counted
              kind="hourglass"
              name={t("curse.last_turns", { count: figure.last_turns })}
              count={figure.last_turns}
            />
          </b>
        )}
      </span>
    </span>
  );
}

/** Where a figure stands, or lies. */
function whereabouts({ place, lies, lies_at }: FigureView, words: CurseWords, t: Props["t"]): string {
  if (lies === null) return words.places[place ?? ""] ?? "";
  const [near] = lies_at;
  return near === undefined ? t("curse.swept") : t("curse.lying", { place: words.places[near] ?? near });
}

/** How many treasures of each colour; of closed ones how many in all. */
function Tokens({ figure, t }: { figure: FigureView; t: Props["t"] }) {
  if (figure.tokens === null)
    return (
      <Counted
        kind="unknown"
        name={t("curse.treasures", { count: figure.token_count })}
        count={figure.token_count}
      />
    );
  return COLOURS.map((colour, at) => {
    const count = figure.tokens?.[at] ?? 0;
    const name = t("curse.treasures_of", { colour: t(`curse.${colour}`), count });
    return count > 0 && <Counted key={colour} kind="token" colour={colour} name={name} count={count} />;
  });
}

type CountedProps = Parameters<typeof Sign>[0] & { count: number | undefined };

export function Counted({ count, ...sign }: CountedProps) {
  return (
    <span className="cv-counted">
      <Sign {...sign} />
      <b aria-hidden="true">{count}</b>
    </span>
  );
}
