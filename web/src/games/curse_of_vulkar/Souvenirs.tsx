/** The souvenirs one holds: those that could be shown now are lifted; a tap says what one does, and offers to show it. */

import { useEffect, useState } from "react";
import type { Move, Notation } from "../../messages";
import type { Facts } from "../scene";
import { exchanges, keyOf } from "./notation";
import { SouvenirSign } from "./souvenirArt";
import { Trade } from "./Trade";
import type { CurseView, CurseWords } from "./types";

interface Props {
  table: CurseView;
  seat: number | null;
  words: CurseWords;
  names: string[];
  /** What the figures are called. */
  figures: string[];
  /** The ways in which each could be shown now. */
  open: Map<string, Move[]>;
  /** Whether one is asked for just that. */
  asked: boolean;
  advised: string | null;
  play(moves: Notation[]): void;
  t(key: string, facts?: Facts): string;
}

export function Souvenirs(props: Props) {
  const { table, seat, words, names, open, asked, t } = props;
  const [lifted, setLifted] = useState<number | null>(null);
  const held = table.souvenirs.join();
  // What could be shown is lifted when one is asked for it, and laid down with every other question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other souvenirs, or another question
  useEffect(() => {
    const first = table.souvenirs.findIndex((souvenir) => open.has(souvenir));
    setLifted(asked && first >= 0 ? first : null);
  }, [held, open, asked]);
  useEffect(() => {
    if (lifted === null) return;
    const letGo = (event: KeyboardEvent) => event.key === "Escape" && setLifted(null);
    addEventListener("keydown", letGo);
    return () => removeEventListener("keydown", letGo);
  }, [lifted]);
  const others = table.souvenirs_of.flatMap((held, other) =>
    held === null || held.length === 0 || other === seat ? [] : [{ other, held }],
  );
  if (seat === null && others.length === 0) return null;
  const shown = lifted === null ? undefined : table.souvenirs[lifted];
  return (
    <div className="cv-souvenirs-box">
      {shown !== undefined && <Lifted souvenir={shown} {...props} />}
      <section
        className="cv-souvenirs"
        aria-label={t("curse.souvenirs")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
        tabIndex={0}
        data-testid="curse-souvenirs"
      >
        {seat !== null && table.souvenirs.length === 0 && (
          <p className="cv-none">{t("curse.no_souvenirs")}</p>
        )}
        <ul>
          {table.souvenirs.map((souvenir, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
            <li key={`${souvenir} ${at}`}>
              <button
                type="button"
                className="cv-souvenir"
                aria-expanded={lifted === at}
                data-playable={open.has(souvenir)}
                data-testid={`curse-souvenir-${souvenir}`}
                onClick={() => setLifted(lifted === at ? null : at)}
              >
                <SouvenirSign souvenir={souvenir} />
                <b>{words.souvenirs[souvenir]}</b>
              </button>
            </li>
          ))}
        </ul>
        {others.map(({ other, held }) => (
          <p key={other} className="cv-others-hold">
            <b>{names[other]}:</b>{" "}
            {held.map((souvenir, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
              <span key={`${souvenir} ${at}`} title={words.souvenir_texts[souvenir]}>
                {at > 0 && ", "}
                {words.souvenirs[souvenir]}
              </span>
            ))}
          </p>
        ))}
      </section>
    </div>
  );
}

/** What a souvenir does, and how it could be shown now. */
function Lifted({ souvenir, words, figures, open, advised, play, t }: Props & { souvenir: string }) {
  const ways = open.get(souvenir) ?? [];
  const calls = exchanges(ways);
  return (
    <div className="cv-lifted" data-testid="curse-lifted">
      <b>{words.souvenirs[souvenir]}</b>
      <p>{words.souvenir_texts[souvenir]}</p>
      {ways.length === 0 && <small>{t("curse.not_now")}</small>}
      {calls.length > 0 ? (
        <Trade
          offers={calls}
          figures={figures}
          blind={calls.every(({ take }) => take === "nothing")}
          play={play}
          t={t}
        />
      ) : (
        ways.map(({ move, label }) => (
          <button
            key={keyOf(move)}
            type="button"
            className="cv-act"
            data-advised={advised === keyOf(move)}
            data-testid="curse-show"
            onClick={() => play([move])}
          >
            {label}
          </button>
        ))
      )}
    </div>
  );
}
