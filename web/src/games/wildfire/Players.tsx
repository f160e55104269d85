/** Who sits round the table: name, colour and shape, tiles, points, and whether they have knocked. */

import type { CSSProperties } from "react";
import type { Facts } from "../scene";
import type { WildfireView } from "./types";

const MOST_BACKS = 9;

export interface Sitting {
  table: WildfireView;
  names: string[];
  colours: string[];
  shapes: string[];
  turn: number | null;
  winners: number[];
  t(key: string, facts?: Facts): string;
}

/** The seats to the left, opposite and to the right of somebody, as one looks round the table. */
export function aroundTable(
  seats: number,
  me: number | null,
): [left: number[], top: number[], right: number[]] {
  const others = Array.from({ length: seats }, (_, n) => ((me ?? -1) + 1 + n) % seats).filter(
    (n) => n !== me,
  );
  const side = others.length < 3 ? 0 : others.length < 6 ? 1 : 2;
  return [
    others.slice(0, side).reverse(),
    others.slice(side, others.length - side),
    others.slice(others.length - side),
  ];
}

export function Player({ seat, sitting, own = false }: { seat: number; sitting: Sitting; own?: boolean }) {
  const { table, names, colours, shapes, turn, winners, t } = sitting;
  const count = table.tiles[seat] ?? 0;
  const notes = [
    table.knocked[seat] ? t("wildfire_knocked") : "",
    table.skips[seat] ? t("wildfire_skips") : "",
  ].filter(Boolean);
  const held = count === 1 ? t("wildfire_tile") : t("wildfire_tiles", { count });
  return (
    <div
      className="wf-player"
      data-testid={`wildfire-player-${seat}`}
      data-seat={seat}
      data-turn={turn === seat}
      data-own={own}
      data-won={winners.includes(seat)}
      data-knocked={table.knocked[seat] ?? false}
      style={{ "--seat": colours[seat], "--place": seat } as CSSProperties}
      title={[names[seat], held, ...notes].join(", ")}
    >
      <span className="wf-shape" aria-hidden="true">
        {shapes[seat]}
      </span>
      <span className="wf-name">{names[seat]}</span>
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
    </div>
  );
}
