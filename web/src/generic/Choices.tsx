/** What just happened, and every legal move as a large button. */

import type { Facts } from "../games/scene";
import type { Advised, Move, Notation } from "../messages";

interface Props {
  moves: Move[];
  play(moves: Notation[]): void;
  advice: Advised[] | null;
  /** What just happened, in words. */
  told: string;
  t(key: string, facts?: Facts): string;
}

const MANY = 6;

export function Choices({ moves, play, advice, told, t }: Props) {
  const best = JSON.stringify(advice?.[0]?.moves[0]);
  return (
    <section
      className="gt-choices"
      aria-label={t("generic.choices")}
      tabIndex={-1}
      data-many={moves.length > MANY}
      data-testid="generic-choices"
    >
      <p className="gt-told" aria-hidden="true">
        {told}
      </p>
      <ul>
        {moves.map(({ move, label }) => {
          const advised = JSON.stringify(move) === best;
          return (
            <li key={JSON.stringify(move)}>
              <button
                type="button"
                className="button"
                data-advised={advised}
                title={advised ? t("generic.advised") : undefined}
                onClick={() => play([move])}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
