/** What is asked of this player, with a button for every answer that is not given on the map or by a card. */

import { type ReactNode, useId } from "react";
import type { Move, Notation } from "../../messages";
import type { Facts } from "../scene";
import { keyOf, kindOf, type Mark, onlyOnMap } from "./notation";
import type { Aiming } from "./useAiming";
import type { Choosing } from "./useChoosing";
import { windOf } from "./winds";

interface Props {
  choosing: Choosing;
  /** How many spaces whoever walks has still to go. */
  left: number;
  /** Which of two figures of this player has the turn; null where everybody has one. */
  which: number | null;
  aiming: Aiming | null;
  moves: Move[];
  advised: string | null;
  play(moves: Notation[]): void;
  /** An open window, which says itself what can be answered. */
  answers: ReactNode;
  reacting: boolean;
  t(key: string, facts?: Facts): string;
}

export function Ask({ choosing, left, which, aiming, moves, advised, play, answers, reacting, t }: Props) {
  const onMap = !reacting && choosing.all.some(onlyOnMap);
  return (
    <div className="cv-ask" data-testid="curse-ask">
      {(onMap || choosing.chosen) && <Chosen choosing={choosing} left={left} which={which} t={t} />}
      {aiming !== null && <Flick aiming={aiming} t={t} />}
      {moves.length > 0 && (
        <div className="cv-answers">
          {moves.map(({ move, label }, at) => (
            <button
              key={keyOf(move)}
              type="button"
              className={!onMap && at === 0 ? "cv-act cv-main" : "cv-act"}
              data-advised={advised === keyOf(move)}
              data-testid={`curse-${kindOf(move)}`}
              onClick={() => play([move])}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {answers}
    </div>
  );
}

/** What the map offers: first where to tap, then what was chosen and by which of several ways. */
function Chosen({ choosing, left, which, t }: Pick<Props, "choosing" | "left" | "which" | "t">) {
  const { shown, others, all } = choosing;
  const walks = all.some(({ move }) => kindOf(move) === "Walk");
  if (shown === null)
    return (
      <p>
        {walks && which !== null && `${t("curse.figure", { which })}: `}
        {t(`curse.${askedOf(all)}`)}
        {walks && left > 0 && ` ${t(left === 1 ? "curse.one_to_go" : "curse.to_go", { count: left })}`}
      </p>
    );
  const at = others.indexOf(shown) + 1;
  return (
    <>
      <p>{shown.label}</p>
      {choosing.chosen && (
        <button type="button" className="cv-act cv-main" data-testid="curse-go" onClick={choosing.go}>
          {t("curse.go")}
        </button>
      )}
      {choosing.chosen && others.length > 1 && (
        <button
          type="button"
          className="cv-act"
          data-testid="curse-other-way"
          onClick={() => choosing.take(next(others, shown))}
        >
          {t("curse.other_way", { at, count: others.length })}
        </button>
      )}
    </>
  );
}

function askedOf(marks: Mark[]): string {
  if (marks.some(({ path }) => path.length > 0)) return "where";
  return marks.filter(onlyOnMap).every(({ look }) => look === "pit") ? "which_ember" : "which";
}

const next = (marks: Mark[], mark: Mark): Mark => marks[(marks.indexOf(mark) + 1) % marks.length] ?? mark;

/** Direction and strength by numbers; the same as by pulling the Ember back. */
function Flick({ aiming, t }: { aiming: Aiming; t: Props["t"] }) {
  const { aim, scale, turns, change, flick } = aiming;
  return (
    <div className="cv-flick" data-testid="curse-flick">
      <p>{t("curse.pull")}</p>
      {turns && (
        <Slider
          name={t("curse.direction")}
          value={aim.direction}
          says={t("curse.degrees", {
            direction: aim.direction,
            wind: t(`curse.wind.${windOf(aim.direction)}`),
          })}
          from={0}
          to={360 - scale.degrees}
          step={scale.degrees}
          change={(direction) => change({ direction })}
        />
      )}
      <Slider
        name={t("curse.strength")}
        value={aim.strength}
        says={`${aim.strength}`}
        from={1}
        to={scale.strongest}
        step={1}
        change={(strength) => change({ strength })}
      />
      <button type="button" className="cv-act cv-main" data-testid="curse-flick-it" onClick={() => flick()}>
        {t("curse.flick")}
      </button>
    </div>
  );
}

interface SliderProps {
  name: string;
  value: number;
  /** The value in words. */
  says: string;
  from: number;
  to: number;
  step: number;
  change(value: number): void;
}

function Slider({ name, value, says, from, to, step, change }: SliderProps) {
  const id = useId();
  return (
    <span className="cv-slider">
      <label htmlFor={id}>
        {name} <b>{says}</b>
      </label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={says}
        onChange={(event) => change(Number(event.target.value))}
      />
    </span>
  );
}
