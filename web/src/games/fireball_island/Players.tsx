/** Who plays: what they hold, where they are and how far they have to go. */

import type { CSSProperties, ReactNode } from "react";
import { PlayerName } from "../../parts/PlayerName";
import type { Facts } from "../scene";
import type { IslandScene, IslandView } from "./types";
import type { Cards } from "./useCards";

interface Props {
  table: IslandView;
  scene: IslandScene;
  cards: Cards;
  names: string[];
  colours: string[];
  /** What the page says of each. */
  tags?: ReactNode[];
  mine: number | null;
  /** Who is to decide something. */
  asked: number | null;
  t(key: string, facts?: Facts): string;
}

export function Players(props: Props) {
  return (
    <ol className="fi-players" aria-label={props.t("fireball.players")} data-testid="fireball-players">
      {props.table.places.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Player key={seat} seat={seat} {...props} />
      ))}
    </ol>
  );
}

function Player({ seat, table, scene, cards, t, ...props }: Props & { seat: number }) {
  const turn = table.turn === seat;
  const known = table.known.filter(([holder]) => holder === seat).map(([, card]) => cards[card]?.title);
  return (
    <li
      className="fi-player player-card"
      style={{ "--seat": props.colours[seat] } as CSSProperties}
      aria-current={props.asked === seat ? "true" : undefined}
      data-testid={`seat-${seat}`}
      data-seat={seat}
      data-turn={turn}
      data-mine={props.mine === seat}
      data-place={table.places[seat]}
    >
      <PlayerName seat={seat} name={props.names[seat] ?? ""} tags={props.tags?.[seat]} />
      <span className="fi-owns">
        {table.jewel_owner === seat && <Sign kind="jewel" name={t("fireball.jewel")} />}
        {table.tokens[seat] === "held" && <Sign kind="token" name={t("fireball.token")} />}
        <span
          className="fi-count"
          role="img"
          aria-label={t("fireball.cards", { count: table.cards[seat] ?? 0 })}
          title={known.length > 0 ? t("fireball.known", { cards: known.join(", ") }) : undefined}
        >
          <i aria-hidden="true" />
          <b aria-hidden="true">{table.cards[seat]}</b>
        </span>
        {turn && table.turns_owed > 0 && (
          <b className="fi-owed" title={t("fireball.turns", { count: table.turns_owed })}>
            +{table.turns_owed}
          </b>
        )}
      </span>
      <span className="fi-where">
        {table.lying[seat] ? t("fireball.lying", { place: scene.places[seat] ?? "" }) : scene.places[seat]}
      </span>
      <span className="fi-far">
        {table.winner === seat
          ? t("fireball.won")
          : t("fireball.to_go", { count: table.distances[seat] ?? 0 })}
      </span>
    </li>
  );
}

function Sign({ kind, name }: { kind: "jewel" | "token"; name: string }) {
  return (
    <svg className={`fi-own-${kind}`} viewBox="0 0 20 20" width="16" height="16" role="img" aria-label={name}>
      <title>{name}</title>
      {kind === "jewel" ? (
        <path d="M2 8l4-5h8l4 5-8 10z" />
      ) : (
        <path d="M10 2a8 8 0 100 16 8 8 0 000-16zm0 5a3 3 0 110 6 3 3 0 010-6z" />
      )}
    </svg>
  );
}
