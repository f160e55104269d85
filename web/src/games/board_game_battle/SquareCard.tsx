/** What the square that is looked at does, and who stands there. */

import type { Facts } from "../scene";
import { lookOf } from "./looks";
import { neighbour, type Place, seatsOn, squareAt } from "./places";
import type { BattleView, BoardPicture } from "./types";

interface Props {
  board: BoardPicture;
  table: BattleView;
  place: Place;
  /** It stays until it is closed. */
  pinned: boolean;
  /** Whether the square lies in the nearer half of the picture, which the card then leaves free. */
  near: boolean;
  names: string[];
  shapes: string[];
  look(place: Place | null): void;
  why?(rule: string): void;
  t(key: string, facts?: Facts): string;
}

export function SquareCard({ board, table, place, pinned, near, names, shapes, look, why, t }: Props) {
  const square = squareAt(board, place);
  if (square === undefined) return null;
  const here = seatsOn(table, place).map((seat) => `${shapes[seat] ?? ""} ${names[seat] ?? ""}`);
  const number = t(place.track === "path" ? "battle.square" : "battle.in_detour", { square: place.square });
  return (
    <section
      className="battle-card"
      data-testid="battle-card"
      data-track={place.track}
      data-square={place.square}
      data-kind={square.kind}
      data-rule={square.rule}
      data-pinned={pinned}
      data-near={near}
      aria-label={`${number}, ${square.title || square.kind}`}
      // Squares are stepped through with buttons; what a pointer merely passes over says nothing.
      aria-live={pinned ? "polite" : "off"}
    >
      <header>
        <i style={{ background: lookOf(square.kind).ground }} aria-hidden="true" />
        <b>{square.title || square.kind}</b>
        <small className="battle-number">{number}</small>
      </header>
      {square.effect !== "" && <p>{square.effect}</p>}
      {here.length > 0 && <p className="battle-here">{t("battle.here", { names: here.join(", ") })}</p>}
      {square.rule !== "" && <Rule rule={square.rule} why={pinned ? why : undefined} t={t} />}
      {pinned && (
        <nav>
          <button
            type="button"
            className="battle-tool"
            aria-label={t("battle.before")}
            onClick={() => look(neighbour(board, place, -1))}
          >
            ‹
          </button>
          <button
            type="button"
            className="battle-tool"
            aria-label={t("battle.after")}
            onClick={() => look(neighbour(board, place, 1))}
          >
            ›
          </button>
          <button
            type="button"
            className="battle-tool"
            aria-label={t("battle.close")}
            onClick={() => look(null)}
          >
            ×
          </button>
        </nav>
      )}
    </section>
  );
}

/** The clause behind a square; it opens the rulebook where the card stays long enough to be pressed. */
function Rule({ rule, why, t }: Pick<Props, "why" | "t"> & { rule: string }) {
  if (!why) return <span className="battle-rule">{rule}</span>;
  return (
    <button type="button" className="why battle-rule" onClick={() => why(rule)}>
      <span className="clause-number">{rule}</span> {t("why")}
    </button>
  );
}
