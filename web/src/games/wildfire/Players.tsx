/** Who plays: name, tiles, points, and whether they have knocked. */

import type { CSSProperties, ReactNode } from "react";
import { PlayerName } from "../../parts/PlayerName";
import type { Facts } from "../scene";
import type { WildfireView } from "./types";

const MOST_BACKS = 9;

export interface Sitting {
  table: WildfireView;
  names: string[];
  colours: string[];
  shapes: string[];
  /** What the page says of each, and of everybody's points. */
  tags?: ReactNode[];
  note?: string;
  /** Through whose eyes the table is seen. */
  own: number | null;
  turn: number | null;
  winners: number[];
  t(key: string, facts?: Facts): string;
}

export function Players(sitting: Sitting) {
  return (
    <ol className="wf-players" aria-label={sitting.t("wildfire_players")} data-testid="wildfire-players">
      {sitting.names.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Player key={seat} seat={seat} {...sitting} />
      ))}
      {sitting.note && (
        <li className="wf-fewest" data-testid="fewest-win">
          {sitting.note}
        </li>
      )}
    </ol>
  );
}

function Player({ seat, table, names, colours, tags, own, turn, winners, t }: Sitting & { seat: number }) {
  const count = table.tiles[seat] ?? 0;
  const notes = [
    table.knocked[seat] ? t("wildfire_knocked") : "",
    table.skips[seat] ? t("wildfire_skips") : "",
  ].filter(Boolean);
  const held = count === 1 ? t("wildfire_tile") : t("wildfire_tiles", { count });
  return (
    <li
      className="wf-player player-card"
      data-testid={`seat-${seat}`}
      data-seat={seat}
      aria-current={turn === seat ? "true" : undefined}
      data-mine={own === seat}
      data-won={winners.includes(seat)}
      data-knocked={table.knocked[seat] ?? false}
      style={{ "--seat": colours[seat] } as CSSProperties}
      title={[names[seat], held, ...notes].join(", ")}
    >
      <PlayerName seat={seat} name={names[seat] ?? ""} tags={tags?.[seat]} />
      <span
        className="wf-points"
        role="img"
        aria-label={t("wildfire_points", { count: table.totals[seat] ?? 0 })}
      >
        {table.totals[seat]}
      </span>
      <span className="wf-held" role="img" aria-label={held}>
        {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs of tiles are all alike
          <i key={n} className="wf-back" />
        ))}
        <b>{count}</b>
      </span>
      {notes.length > 0 && <span className="wf-note">{notes.join(", ")}</span>}
    </li>
  );
}
