/** Who plays: order of play, chance of winning, where everybody stands and what has to be beaten there. */

import type { CSSProperties, ReactNode } from "react";
import { PlayerName } from "../../parts/PlayerName";
import type { Facts } from "../scene";
import { doneBy } from "./places";
import type { BattleView } from "./types";

interface Props {
  table: BattleView;
  /** Where the challenges are. */
  gates: number[];
  chances: number[];
  names: string[];
  colours: string[];
  /** What the page says of each. */
  tags?: ReactNode[];
  /** Through whose eyes the table is seen. */
  own: number | null;
  t(key: string, facts?: Facts): string;
}

export const percentOf = (chance: number): number => Math.round(chance * 100);

export function Players(props: Props) {
  const { table, t } = props;
  const order = table.places.length > 0 ? table.places : table.squares.map((_, seat) => seat);
  return (
    <ol className="battle-players" aria-label={t("battle.players")} data-testid="battle-players">
      {order.map((seat) => (
        <Player key={seat} seat={seat} {...props} />
      ))}
    </ol>
  );
}

function Player({ seat, table, gates, chances, names, colours, tags, own, t }: Props & { seat: number }) {
  const place = table.places.indexOf(seat) + 1;
  const chance = chances[seat];
  const percent = chance === undefined ? null : percentOf(chance);
  const done = doneBy(table, gates, seat);
  return (
    <li
      className="battle-player player-card"
      style={{ "--seat": colours[seat] } as CSSProperties}
      data-testid={`seat-${seat}`}
      data-seat={seat}
      aria-current={table.turn === seat ? "true" : undefined}
      data-mine={own === seat}
      data-place={place}
      data-chance={percent ?? ""}
      data-square={table.squares[seat]}
      data-detour={table.detour[seat] ?? ""}
      data-facing={table.facing[seat]}
      title={t("battle.beaten", { numbers: done.join(", ") || t("battle.none") })}
    >
      <span className="battle-place" title={place > 0 ? t("battle.place", { place }) : undefined}>
        {place > 0 ? place : "–"}
      </span>
      <PlayerName seat={seat} name={names[seat] ?? ""} tags={tags?.[seat]} />
      <span className="battle-where">{whereOf(table, seat, t)}</span>
      <Gates done={done} facing={table.facing[seat] ?? 0} />
      {percent !== null && (
        <span className="battle-chance" title={t("battle.chance", { percent })}>
          <span className="battle-bar" aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
          <b>{percent} %</b>
        </span>
      )}
    </li>
  );
}

/** Six small gates: open where done with, burning where the piece stands before one. */
function Gates({ done, facing }: { done: number[]; facing: number }) {
  return (
    <span className="battle-gates" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <i key={number} data-state={done.includes(number) ? "done" : number === facing ? "facing" : "ahead"}>
          {number}
        </i>
      ))}
    </span>
  );
}

function whereOf(table: BattleView, seat: number, t: Props["t"]): string {
  if (table.winner === seat) return t("battle.won");
  const aside = table.detour[seat] ?? null;
  if (aside !== null) return t("battle.in_detour", { square: aside });
  const facing = table.facing[seat] ?? 0;
  if (facing > 0) return t("battle.faces", { number: facing });
  return t("battle.square", { square: table.squares[seat] ?? 0 });
}
