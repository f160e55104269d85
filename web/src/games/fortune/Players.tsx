/** Who plays: what they have, and how far it is to the finish line. */

import type { CSSProperties } from "react";
import { PlayerName } from "../../parts/PlayerName";
import { numeral } from "../../texts/numeral";
import type { SceneProps } from "../scene";
import type { FortuneScene, FortuneView } from "./types";

type Props = Pick<
  SceneProps<FortuneView, FortuneScene>,
  "picture" | "table" | "names" | "colours" | "tags" | "language" | "t"
>;

export function Players(props: Props) {
  const { table, names, language, t } = props;
  const finish = numeral(table.finish_line, language);
  return (
    <ol
      className="fortune-players"
      aria-label={t("fortune_track", { n: finish })}
      data-testid="fortune-players"
    >
      {names.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Player key={seat} seat={seat} {...props} />
      ))}
      <li className="fortune-finish" aria-hidden="true">
        <span>⚑</span> <span>{finish}</span>
      </li>
    </ol>
  );
}

/** How far along the track a total stands, in percent. */
const along = (total: number, finish: number): number => Math.max(0, Math.min(100, (total / finish) * 100));

function Player({ seat, picture, table, names, colours, tags, language }: Props & { seat: number }) {
  const total = table.totals[seat] ?? 0;
  return (
    <li
      className="fortune-player player-card"
      aria-current={table.turn === seat ? "true" : undefined}
      data-mine={picture.seat === seat}
      data-won={picture.winners.includes(seat)}
      data-testid={`seat-${seat}`}
      style={{ "--seat": colours[seat] } as CSSProperties}
    >
      <PlayerName seat={seat} name={names[seat] ?? ""} tags={tags?.[seat]} />
      <b className="fortune-total">{numeral(total, language)}</b>
      <span className="fortune-lane" aria-hidden="true">
        <span style={{ width: `${along(total, table.finish_line)}%` }} />
      </span>
    </li>
  );
}
