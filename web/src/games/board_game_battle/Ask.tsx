/** The question to this player, to be answered with a button. */

import type { CSSProperties } from "react";
import type { Advised, Move, Notation } from "../../messages";
import { colourOf, shapeOf } from "../../seats";
import type { Facts } from "../scene";
import { advisedChance, battlesIn, bestOf, piecesIn, rollIn } from "./asking";
import { percentOf } from "./Players";
import { PIECES } from "./pieces";

interface Props {
  moves: Move[];
  advice: Advised[] | null;
  names: string[];
  colours: string[];
  shapes: string[];
  pointed: number | null;
  play(moves: Notation[]): void;
  point(seat: number | null): void;
  t(key: string, facts?: Facts): string;
}

export function Ask({ moves, play, t, ...props }: Props) {
  const roll = rollIn(moves);
  if (roll !== null) {
    return (
      <button
        type="button"
        className="battle-roll"
        data-testid="battle-roll"
        onClick={() => play([roll.move])}
      >
        <DiceSign />
        {t("battle.roll")}
      </button>
    );
  }
  const pieces = [...piecesIn(moves)];
  if (pieces.length > 0) return <PiecesLeft pieces={pieces} play={play} t={t} />;
  const battles = [...battlesIn(moves)];
  if (battles.length === 0) return null;
  const best = bestOf(props.advice);
  return (
    <fieldset className="battle-opponents" data-testid="battle-opponents">
      <legend>{t("battle.choose")}</legend>
      {battles.map(([seat, { move }]) => {
        const chance = advisedChance(props.advice, move);
        return (
          <button
            key={seat}
            type="button"
            style={{ "--seat": props.colours[seat] } as CSSProperties}
            data-testid={`battle-opponent-${seat}`}
            data-pointed={props.pointed === seat}
            data-best={best === JSON.stringify([move])}
            aria-label={t("battle.fight", { name: props.names[seat] ?? "" })}
            onClick={() => play([move])}
            onPointerEnter={() => props.point(seat)}
            onPointerLeave={() => props.point(null)}
            onFocus={() => props.point(seat)}
            onBlur={() => props.point(null)}
          >
            <span className="battle-shape" aria-hidden="true">
              {props.shapes[seat]}
            </span>
            {props.names[seat]}
            {chance !== null && (
              <small className="battle-advised">{t("battle.advised", { percent: percentOf(chance) })}</small>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

interface PiecesProps {
  pieces: [string, Move][];
  play(moves: Notation[]): void;
  t(key: string, facts?: Facts): string;
}

function PiecesLeft({ pieces, play, t }: PiecesProps) {
  return (
    <fieldset className="battle-opponents battle-pieces" data-testid="battle-pieces">
      <legend>{t("battle.select")}</legend>
      {pieces.map(([piece, { move, label }]) => {
        const look = PIECES.indexOf(piece);
        return (
          <button
            key={piece}
            type="button"
            style={{ "--seat": colourOf(look) } as CSSProperties}
            data-testid={`battle-piece-${piece}`}
            aria-label={label}
            onClick={() => play([move])}
          >
            <span className="battle-shape" aria-hidden="true">
              {shapeOf(look)}
            </span>
            {t(`battle.${piece}`)}
          </button>
        );
      })}
    </fieldset>
  );
}

function DiceSign() {
  return (
    <svg viewBox="0 0 44 30" width="44" height="30" aria-hidden="true">
      <g transform="rotate(-10 14 16)">
        <rect x="3" y="5" width="22" height="22" rx="5" fill="#f6ead2" stroke="#2a1a10" strokeWidth="1.5" />
        <circle cx="9" cy="11" r="2.2" />
        <circle cx="19" cy="21" r="2.2" />
        <circle cx="14" cy="16" r="2.2" />
      </g>
      <g transform="rotate(12 32 14)">
        <rect x="22" y="3" width="20" height="20" rx="5" fill="#fff6e4" stroke="#2a1a10" strokeWidth="1.5" />
        <circle cx="27.5" cy="8.5" r="2" />
        <circle cx="36.5" cy="8.5" r="2" />
        <circle cx="27.5" cy="17.5" r="2" />
        <circle cx="36.5" cy="17.5" r="2" />
      </g>
    </svg>
  );
}
