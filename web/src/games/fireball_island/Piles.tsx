/** The drawpile, the discard pile, and the cards that can still be cancelled. */

import { type CSSProperties, useRef } from "react";
import type { Facts } from "../scene";
import { CardBack, CardFace } from "./Card";
import type { IslandView } from "./types";
import type { Cards } from "./useCards";

interface Props {
  table: IslandView;
  cards: Cards;
  names: string[];
  colours: string[];
  t(key: string, facts?: Facts): string;
}

export function Piles({ table, cards, t }: Props) {
  const all = useRef<HTMLDialogElement>(null);
  const { discard, drawpile } = table;
  const top = discard.at(-1);
  return (
    <div className="fi-piles">
      <span
        className="fi-pile"
        role="img"
        aria-label={t("fireball.drawpile", { count: drawpile })}
        title={t("fireball.drawpile", { count: drawpile })}
        data-testid="fireball-drawpile"
        data-empty={drawpile === 0}
      >
        {drawpile > 0 && <CardBack />}
        <b>{drawpile}</b>
      </span>
      <button
        type="button"
        className="fi-pile"
        disabled={top === undefined}
        data-empty={top === undefined}
        data-testid="fireball-discard"
        onClick={() => all.current?.showModal()}
      >
        {top !== undefined && <CardFace card={top} cards={cards} />}
        <b aria-hidden="true">{discard.length}</b>
        <span className="unseen">
          {top ? t("fireball.discard", { count: discard.length }) : t("fireball.no_discard")}
        </span>
      </button>
      <dialog ref={all} className="fi-discard" aria-label={t("fireball.discarded")}>
        <header>
          <h2>{t("fireball.discarded")}</h2>
          <button type="button" className="fi-act" onClick={() => all.current?.close()}>
            {t("fireball.close")}
          </button>
        </header>
        <ul>
          {[...discard].reverse().map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a kind are alike
            <li key={`${card} ${at}`}>
              <CardFace card={card} cards={cards} />
            </li>
          ))}
        </ul>
      </dialog>
    </div>
  );
}

/** What was just played, the last on top, with who played it. */
export function Played({ table, cards, names, colours, t }: Props) {
  if (table.played.length === 0) return null;
  return (
    <ol className="fi-played" aria-label={t("fireball.played")} data-testid="fireball-played">
      {table.played.map(([seat, card], at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: they lie in the order in which they were played
          key={`${seat} ${card} ${at}`}
          style={{ "--seat": colours[seat] } as CSSProperties}
        >
          <CardFace card={card} cards={cards} />
          <small>{names[seat]}</small>
        </li>
      ))}
    </ol>
  );
}
