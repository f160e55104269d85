/** Passing a figure, and what is offered in passing, as a small dialogue. */

import { useId } from "react";
import type { Move, Notation } from "../../messages";
import type { Facts } from "../scene";
import { exchanges, keyOf, kindOf } from "./notation";
import { Sign } from "./signs";
import { Token, Trade } from "./Trade";
import type { CurseScene } from "./types";

interface Props {
  scene: CurseScene;
  /** What can be answered; nothing for those who only see it. */
  moves: Move[];
  /** What the figures are called. */
  figures: string[];
  /** The same as whoever looks is told of them. */
  addressed: string[];
  /** The seat that looks, and whose figure is which. */
  seat: number | null;
  owners: number[];
  advised: string | null;
  play(moves: Notation[]): void;
  t(key: string, facts?: Facts): string;
}

export function Passing(props: Props) {
  const { scene, moves } = props;
  if (scene.passed !== null && moves.length > 0) return <Passed {...props} passed={scene.passed} />;
  return scene.offer === null ? null : <Offered {...props} offer={scene.offer} />;
}

/** The Heart may be taken, or one exchange offered, or nothing. */
function Passed({ moves, addressed, passed, advised, play, t }: Props & { passed: number }) {
  const heading = useId();
  const offers = exchanges(moves);
  const others = moves.filter(({ move }) => kindOf(move) !== "Offer");
  return (
    <section className="cv-dialogue" aria-labelledby={heading} data-testid="curse-passing">
      <h2 id={heading}>{t("curse.passing", { name: addressed[passed] ?? "" })}</h2>
      {offers.length > 0 && <Trade offers={offers} figures={addressed} blind={false} play={play} t={t} />}
      <div className="cv-dialogue-answers">
        {others.map(({ move, label }) => (
          <Answer
            key={keyOf(move)}
            move={move}
            label={kindOf(move) === "GoOn" ? t("curse.pass_by") : label}
            advised={advised === keyOf(move)}
            play={play}
          />
        ))}
      </div>
    </section>
  );
}

type Offer = NonNullable<CurseScene["offer"]>;

/** Everybody sees what is offered; who is asked agrees or declines. */
function Offered({ moves, figures, seat, owners, offer, advised, play, t }: Props & { offer: Offer }) {
  const heading = useId();
  const [by, to] = [figures[offer.by] ?? "", figures[offer.to] ?? ""];
  const mine = seat !== null && owners[offer.to] === seat;
  return (
    <section className="cv-dialogue" aria-labelledby={heading} data-testid="curse-offered">
      <h2 id={heading}>{mine ? t("curse.offers_you", { by }) : t("curse.offers", { by, to })}</h2>
      <p className="cv-swap">
        <span>
          <small>{mine ? t("curse.you_get") : t("curse.gets", { name: to })}</small>
          <Token colour={offer.give} blind={false} t={t} />
        </span>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 8h14l-4-4M20 16H6l4 4" />
        </svg>
        <span>
          <small>{mine ? t("curse.you_give") : t("curse.gets", { name: by })}</small>
          <Token colour={offer.take} blind={false} t={t} />
        </span>
      </p>
      {moves.length > 0 && (
        <div className="cv-dialogue-answers">
          {moves.map(({ move, label }) => (
            <Answer
              key={keyOf(move)}
              move={move}
              label={label}
              advised={advised === keyOf(move)}
              play={play}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface AnswerProps extends Pick<Props, "play"> {
  move: Notation;
  label: string;
  advised: boolean;
}

function Answer({ move, label, advised, play }: AnswerProps) {
  const kind = kindOf(move);
  const heart = kind === "Take" && keyOf(move).includes("heart");
  return (
    <button
      type="button"
      className={kind === "Accept" || heart ? "cv-act cv-main" : "cv-act"}
      data-advised={advised}
      data-testid={`curse-${kind}`}
      onClick={() => play([move])}
    >
      {heart && <Sign kind="heart" name="" />} {label}
    </button>
  );
}
