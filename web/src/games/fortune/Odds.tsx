/** The gauge for the dice as they lie, if there are hints; otherwise a word that one can ask for them. */

import type { SceneProps } from "../scene";
import { arranged, type Die } from "./dice";
import { Gauge } from "./Gauge";
import { diceOf, nameOf, type Plan, toCast, toRoll } from "./notation";
import type { FortuneScene, FortuneView } from "./types";

interface Props extends SceneProps<FortuneView, FortuneScene> {
  plan: Plan;
  dice: Die[];
  lay(next: Die[]): void;
}

export function Odds({ advice, plan, dice, lay, language, picture, t }: Props) {
  if (!advice || advice.length === 0) return <p className="fortune-hint">{t("fortune_hint")}</p>;
  const sinking = picture.question === "CastOrSink" || picture.question === "CastOrSail";
  const bare = plan.rolled === "" && !sinking && picture.question !== "RollWithSpell";
  const moves = sinking ? toCast(plan) : toRoll(plan);
  const best = advice[0]?.moves ?? [];
  const last = best[best.length - 1];
  const filled = best.find((move) => nameOf(move) === "Fill");
  const rolls = nameOf(last ?? {}) === "Roll";
  const laid = rolls ? arranged(dice, diceOf(last), filled ? diceOf(filled) : null) : null;
  return (
    <Gauge
      advice={advice}
      moves={bare ? null : moves}
      layOut={laid ? () => lay(laid) : null}
      language={language}
      t={t}
    />
  );
}
