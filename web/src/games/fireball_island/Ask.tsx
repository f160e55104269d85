/** What is asked of this player, with a button for every answer that is not given on the island or by a card. */

import type { ReactNode } from "react";
import type { Notation } from "../../messages";
import type { Facts, Language } from "../scene";
import { keyOf, type Launch, type Plain, type plain, type Walk } from "./notation";
import { odds } from "./odds";
import type { IslandView } from "./types";
import type { Choosing } from "./useChoosing";

interface Props {
  choosing: Choosing;
  moves: ReturnType<typeof plain>;
  advised: string | null;
  table: IslandView;
  names: string[];
  play(moves: Notation[]): void;
  language: Language;
  answers: ReactNode;
  t(key: string, facts?: Facts): string;
}

const WORDS: Record<Plain, string> = {
  RollDie: "fireball.roll",
  SeekCave: "fireball.seek",
  TradeToken: "fireball.trade",
  Pass: "fireball.pass",
  EndTurn: "fireball.end",
};

export function Ask({ choosing, moves, advised, table, names, play, language, answers, t }: Props) {
  const inCave = moves.some(({ kind }) => kind === "SeekCave");
  return (
    <div className="fi-ask" data-testid="fireball-ask">
      {choosing.choices.length > 0 && <Destination choosing={choosing} t={t} />}
      {choosing.launches.length > 0 && (
        <Ways choosing={choosing} advised={advised} table={table} names={names} language={language} t={t} />
      )}
      {moves.map(({ kind, move }, at) => (
        <button
          key={kind}
          type="button"
          className={at === 0 ? "fi-act fi-main" : "fi-act"}
          data-advised={advised === keyOf(move)}
          data-testid={`fireball-${kind}`}
          onClick={() => play([move])}
        >
          {t(inCave && kind === "RollDie" ? "fireball.roll_out" : WORDS[kind])}
        </button>
      ))}
      {answers}
    </div>
  );
}

function Destination({ choosing, t }: Pick<Props, "choosing" | "t">) {
  const { walk, others } = choosing;
  if (walk === null) return <p>{t("fireball.where")}</p>;
  const at = others.indexOf(walk) + 1;
  return (
    <>
      <p>{walk.label}</p>
      <button type="button" className="fi-act fi-main" data-testid="fireball-go" onClick={choosing.go}>
        {t("fireball.go")}
      </button>
      {others.length > 1 && (
        <button type="button" className="fi-act" onClick={() => choosing.take(next(others, walk))}>
          {t("fireball.other_way", { at, count: others.length })}
        </button>
      )}
    </>
  );
}

const next = (walks: Walk[], walk: Walk): Walk => walks[(walks.indexOf(walk) + 1) % walks.length] ?? walk;

function Ways({ choosing, advised, table, names, language, t }: Omit<Props, "moves" | "play" | "answers">) {
  const { launches, launch } = choosing;
  return (
    <>
      <fieldset className="fi-ways">
        <legend className="unseen">{t("fireball.which")}</legend>
        {launches.map((way: Launch) => (
          <button
            key={way.key}
            type="button"
            className="fi-act"
            aria-pressed={launch === way}
            data-advised={advised === way.key}
            onClick={() => choosing.aim(way.key)}
          >
            {way.label} <small>{odds(way.move, table, names, language)}</small>
          </button>
        ))}
      </fieldset>
      {launch !== null && (
        <button
          type="button"
          className="fi-act fi-main"
          data-testid="fireball-roll-down"
          onClick={choosing.go}
        >
          {t("fireball.roll_down")} <small>{odds(launch.move, table, names, language)}</small>
        </button>
      )}
    </>
  );
}
