/** Every legal move as a button: the table can be played from here alone. */

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { aim, moveKey, useAimed } from "../aim";
import type { Move, Notation } from "../messages";
import { Icon } from "../parts/Icon";
import { useTexts } from "../texts";
import { useNumberKeys, useTableKeys } from "./keys";
import { unfold, useUnfolded } from "./unfolded";

interface Props {
  moves: Move[];
  /** Whether they can be made now. */
  open: boolean;
  play(moves: Notation[]): void;
  /** What to say below a move. */
  remark(move: Notation): string | null;
  /** Whether the list folds away, since the board offers the same. */
  folds?: boolean;
}

interface Filter {
  text: string;
  of: Move[];
}

const MANY = 12;
const KEYS = 9;
const FOLD_KEY = "m";

export function Moves({ moves, open, play, remark, folds = true }: Props) {
  const { t } = useTexts();
  const [heading, list] = [useId(), useId()];
  const listed = useUnfolded() || !folds;
  const [filter, setFilter] = useState<Filter>({ text: "", of: moves });
  const shown = open && listed ? offered(moves, filter) : [];
  const choose = useReturningFocus(open, play);
  useNumberKeys(shown, play);
  const aimed = useAimed();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pointed at is gone with its question
  useEffect(() => () => aim(null), [moves]);
  return (
    <section className="moves" aria-labelledby={heading} tabIndex={-1} data-testid="moves">
      <h2 id={heading} ref={choose.heading} tabIndex={-1}>
        {folds ? (
          <Fold listed={listed} list={list} count={open ? moves.length : 0} heading={choose.heading} />
        ) : (
          t("your_moves")
        )}
      </h2>
      {listed && (
        <div id={list}>
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
          {open && (
            <ul className={`move-list${moves.length > MANY ? " long" : ""}`} aria-labelledby={heading}>
              {shown.map((move, at) => (
                <li key={JSON.stringify(move.move)}>
                  <MoveButton
                    move={move}
                    at={at}
                    says={remark(move.move)}
                    aimed={aimed === moveKey(move.move)}
                    play={() => choose.play([move.move])}
                  />
                </li>
              ))}
            </ul>
          )}
          {open && shown.length === 0 && <p className="faint">{t("no_such_move")}</p>}
        </div>
      )}
    </section>
  );
}

interface MoveProps {
  move: Move;
  at: number;
  says: string | null;
  /** Whether the board points at it. */
  aimed: boolean;
  play(): void;
}

function MoveButton({ move, at, says, aimed, play }: MoveProps) {
  const key = at < KEYS ? String(at + 1) : undefined;
  return (
    <button
      type="button"
      className="move"
      data-aimed={aimed}
      {...aimingAt(move.move)}
      aria-keyshortcuts={key}
      onClick={play}
    >
      {key && (
        <span aria-hidden="true" className="key">
          {key}
        </span>
      )}
      <span>
        <span>{move.label}</span>
        {says !== null && <small> {says}</small>}
      </span>
    </button>
  );
}

/** Pointing at a move, or focusing it, shows on the board where it leads. */
function aimingAt(move: Notation) {
  const here = () => aim(moveKey(move));
  const gone = () => aim(null);
  return { onPointerEnter: here, onPointerLeave: gone, onFocus: here, onBlur: gone };
}

interface FoldProps {
  listed: boolean;
  /** The id of what it folds. */
  list: string;
  count: number;
  heading: RefObject<HTMLElement | null>;
}

/** Opens and closes the list, as its key does, which takes the keyboard there. */
function Fold({ listed, list, count, heading }: FoldProps) {
  const { t } = useTexts();
  useTableKeys((key) => {
    if (key.toLowerCase() !== FOLD_KEY) return false;
    unfold(!listed);
    heading.current?.querySelector("button")?.focus();
    return true;
  });
  return (
    <button
      type="button"
      className="fold"
      aria-expanded={listed}
      aria-controls={list}
      aria-keyshortcuts={FOLD_KEY.toUpperCase()}
      data-testid="fold-moves"
      onClick={() => unfold(!listed)}
    >
      <Icon name="next" />
      <span>{t("your_moves")}</span>
      {count > 0 && <span className="count">{count}</span>}
      <span aria-hidden="true" className="key">
        {FOLD_KEY.toUpperCase()}
      </span>
    </button>
  );
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
