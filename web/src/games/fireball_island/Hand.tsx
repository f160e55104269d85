/** The cards one holds: those that can be played now are lifted; a tap shows what a card does, a second plays it. */

import { useEffect, useState } from "react";
import type { Notation } from "../../messages";
import type { Facts } from "../scene";
import { CardFace } from "./Card";
import { keyOf, type Playable } from "./notation";
import type { Cards } from "./useCards";

interface Props {
  hand: string[];
  cards: Cards;
  playable: Map<string, Playable[]>;
  advised: string | null;
  names: string[];
  play(moves: Notation[]): void;
  t(key: string, facts?: Facts): string;
}

export function Hand({ hand, cards, playable, advised, names, play, t }: Props) {
  const [held, setHeld] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards, or another question, lay the card down
  useEffect(() => setHeld(null), [hand.join(), playable]);
  useEffect(() => {
    if (held === null) return;
    const letGo = (event: KeyboardEvent) => event.key === "Escape" && setHeld(null);
    window.addEventListener("keydown", letGo);
    return () => window.removeEventListener("keydown", letGo);
  }, [held]);
  const card = held === null ? undefined : hand[held];
  const ways = (card === undefined ? undefined : playable.get(card)) ?? [];
  const tap = (at: number) => {
    const only = ways.length === 1 ? ways[0] : undefined;
    if (at === held && only) play([only.move]);
    else setHeld(at === held ? null : at);
  };
  return (
    <section className="fi-hand" aria-label={t("fireball.hand")} data-testid="fireball-hand">
      {card !== undefined && (
        <div className="fi-held" data-testid="fireball-held">
          <b>{cards[card]?.title}</b>
          <p>{cards[card]?.effect}</p>
          {ways.length === 0 && <small>{t("fireball.not_now")}</small>}
          {ways.map(({ move, seat }) => (
            <button key={keyOf(move)} type="button" className="fi-act" onClick={() => play([move])}>
              {seat === null ? t("fireball.play") : t("fireball.from", { name: names[seat] ?? "" })}
            </button>
          ))}
        </div>
      )}
      {hand.length === 0 && <p className="fi-none">{t("fireball.empty_hand")}</p>}
      {hand.map((name, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a kind are alike
          key={`${name} ${at}`}
          type="button"
          className="fi-card"
          title={cards[name]?.effect}
          aria-pressed={held === at}
          data-playable={playable.has(name)}
          data-advised={(playable.get(name) ?? []).some(({ move }) => keyOf(move) === advised)}
          data-testid={`fireball-card-${name}`}
          onClick={() => tap(at)}
        >
          <CardFace card={name} cards={cards} />
        </button>
      ))}
    </section>
  );
}
