/** Every legal move as a button: the table can be played from here alone. */

import { useEffect, useId, useRef, useState } from "react";
import type { Move, Notation } from "../messages";
import { useTexts } from "../texts";

interface Props {
  moves: Move[];
  /** Whether they can be made now. */
  open: boolean;
  play(moves: Notation[]): void;
  /** What to say below a move. */
  remark(move: Notation): string | null;
  /** What to say while there is nothing to choose. */
  waiting: string;
}

interface Filter {
  text: string;
  of: Move[];
}

const MANY = 12;
const KEYS = 9;

export function Moves({ moves, open, play, remark, waiting }: Props) {
  const { t } = useTexts();
  const heading = useId();
  const [filter, setFilter] = useState<Filter>({ text: "", of: moves });
  const shown = open ? offered(moves, filter) : [];
  const choose = useReturningFocus(open, play);
  useNumberKeys(shown, play);
  return (
    <section className="moves" aria-labelledby={heading} tabIndex={-1} data-testid="moves">
      <h2 id={heading} ref={choose.heading} tabIndex={-1}>
        {t("your_moves")}
      </h2>
      {open && moves.length > MANY && (
        <input
          type="search"
          className="filter"
          value={filter.of === moves ? filter.text : ""}
          aria-label={t("filter_moves")}
          placeholder={t("filter_moves_of", { count: moves.length })}
          onChange={(event) => setFilter({ text: event.target.value, of: moves })}
        />
      )}
      {open ? (
        <ul className={`move-list${moves.length > MANY ? " long" : ""}`} aria-labelledby={heading}>
          {shown.map((move, at) => (
            <li key={JSON.stringify(move.move)}>
              <button
                type="button"
                className="move"
                aria-keyshortcuts={at < KEYS ? String(at + 1) : undefined}
                onClick={() => choose.play([move.move])}
              >
                {at < KEYS && (
                  <span aria-hidden="true" className="key">
                    {at + 1}
                  </span>
                )}
                <span>
                  <span>{move.label}</span>
                  <Remark says={remark(move.move)} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="faint">{waiting}</p>
      )}
      {open && shown.length === 0 && <p className="faint">{t("no_such_move")}</p>}
    </section>
  );
}

function Remark({ says }: { says: string | null }) {
  return says !== null && <small> {says}</small>;
}

/** Whoever moves with the keyboard finds the next choice where the last one was. */
function useReturningFocus(open: boolean, play: Props["play"]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (open && moved.current && document.activeElement === document.body) heading.current?.focus();
    if (open) moved.current = false;
  }, [open]);
  const playAndReturn = (moves: Notation[]) => {
    moved.current = true;
    play(moves);
  };
  return { heading, play: playAndReturn };
}

/** A filter hides only moves it was written for, and only where there are so many that it is shown. */
export function offered(moves: Move[], filter: Filter): Move[] {
  if (moves.length <= MANY || filter.of !== moves) return moves;
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/** The keys 1 to 9 choose among the first of these moves. */
export function useNumberKeys(moves: Move[], play: (moves: Notation[]) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
      const move = /^[1-9]$/.test(event.key) ? moves[Number(event.key) - 1] : undefined;
      if (move === undefined || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      play([move.move]);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [moves, play]);
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
