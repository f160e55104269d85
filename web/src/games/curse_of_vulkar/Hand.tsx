/** The cards that can be played: one's own, or together those in the tracker. The first tap lifts one, the next plays it. */

import { type CSSProperties, useEffect, useState } from "react";
import type { Move, Notation } from "../../messages";
import type { Facts } from "../scene";
import { CardFace } from "./CardFace";
import { cardKey, keyOf } from "./notation";
import type { CurseView, CurseWords } from "./types";

interface Props {
  table: CurseView;
  seated: boolean;
  /** Whether a card is being played: before that, the last one still lies there. */
  playing: boolean;
  names: string[];
  colours: string[];
  words: CurseWords;
  open: Map<string, Move>;
  advised: string | null;
  play(moves: Notation[]): void;
  t(key: string, facts?: Facts): string;
}

export function Hand(props: Props) {
  const { table, seated, words, open, advised, play, t } = props;
  const together = table.mode === "cooperative";
  const cards = together ? table.tracker : table.hand;
  const [lifted, setLifted] = useState<number | null>(null);
  const held = cards.map((card) => card.join(" ")).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards, or another question, lay the card down
  useEffect(() => setLifted(null), [held, open]);
  if (!seated && !together) return <Played {...props} />;
  const tap = (at: number, move: Move | undefined) => {
    if (at === lifted && move !== undefined) play([move.move]);
    else setLifted(at === lifted ? null : at);
  };
  return (
    <section
      className="cv-hand"
      aria-label={t(together ? "curse.open_cards" : "curse.hand")}
      data-testid="curse-hand"
    >
      <Played {...props} />
      {cards.length === 0 && <p className="cv-none">{t("curse.empty_hand")}</p>}
      {cards.map(([name, count], at) => {
        const move = open.get(cardKey(name, count));
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a kind are alike
            key={`${name} ${count} ${at}`}
            type="button"
            className="cv-card"
            aria-pressed={lifted === at}
            data-playable={move !== undefined}
            data-advised={move !== undefined && keyOf(move.move) === advised}
            data-testid={`curse-card-${name}`}
            onClick={() => tap(at, move)}
          >
            <CardFace name={name} count={count} words={words} t={t} />
            {lifted === at && move !== undefined && <b className="cv-play">{move.label}</b>}
          </button>
        );
      })}
    </section>
  );
}

type PlayedProps = Pick<Props, "table" | "playing" | "names" | "colours" | "words" | "t">;

/** The card that is being played, apart from those in the hand and with the name of whoever plays it. */
function Played({ table, playing, names, colours, words, t }: PlayedProps) {
  if (table.card === null || !playing) return null;
  const [name, count] = table.card;
  const owner = table.figures[table.figure]?.owner ?? 0;
  return (
    <div
      className="cv-played"
      style={{ "--seat": colours[owner] } as CSSProperties}
      data-testid="curse-played"
    >
      <small>
        <b>{names[owner]}</b> {t("curse.played")}
      </small>
      <CardFace name={name} count={count} words={words} t={t} />
    </div>
  );
}
