import { useRef } from "react";
import type { GamePicture } from "../messages";
import { Choice } from "../parts/Choice";
import { Icon } from "../parts/Icon";
import { levelIn } from "../parts/levels";
import { ChoiceRule, HouseRules, standing } from "../room/HouseRules";
import { SeatsChoice } from "../room/SeatsChoice";
import { useTexts } from "../texts";
import { countInWords } from "./numbers";
import { asInRulebook, differing, gamesUpTo, type Plan, seated } from "./plan";
import { useBenchWords } from "./useBenchWords";

interface Props {
  game: GamePicture;
  most: number;
  plan: Plan;
  choose(plan: Plan): void;
  play(): void;
  why(rule: string): void;
}

/** What is to be simulated: seats, bots, house rules and how many games. */
export function PlanForm({ game, most, plan, choose, play, why }: Props) {
  const { language } = useTexts();
  const t = useBenchWords();
  const options = asInRulebook(game.options);
  const choices = [...new Set([...gamesUpTo(most), plan.games])].sort((one, other) => one - other);
  const set = (changed: Record<string, unknown>) => choose({ ...plan, options: changed });
  const form = useRef<HTMLElement>(null);
  const playUnlessWrong = () => {
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) wrong.focus();
    else play();
  };
  return (
    <section ref={form} className="card bench-form" aria-label={t("bench.what")}>
      <h2>{t("bench.what")}</h2>
      <SeatsChoice
        game={game}
        seats={plan.seats}
        set={(seats) => choose({ ...plan, seats, bots: seated(plan.bots, seats, game.usual_level) })}
      />
      <Bots game={game} plan={plan} choose={choose} />
      {options
        .filter(({ primary }) => primary)
        .map((option) => (
          <ChoiceRule
            key={option.name}
            option={option}
            value={standing(option, plan.options)}
            set={(value) => set({ ...plan.options, [option.name]: value })}
          />
        ))}
      <HouseRules
        options={options.filter(({ primary }) => !primary)}
        chosen={plan.options}
        set={set}
        why={why}
        besides={differing(options, plan.options).some(({ primary }) => primary)}
      />
      <Choice
        label={t("bench.games")}
        value={String(plan.games)}
        choices={choices.map((games) => [String(games), countInWords(games, language)] as const)}
        choose={(games) => choose({ ...plan, games: Number(games) })}
      />
      <button type="button" className="button big" onClick={playUnlessWrong}>
        <Icon name="play" /> {t("bench.play")}
      </button>
    </section>
  );
}

function Bots({ game, plan, choose }: Pick<Props, "game" | "plan" | "choose">) {
  const { t: page } = useTexts();
  const t = useBenchWords();
  const levels = (bot: string) => (game.levels.includes(bot) ? game.levels : [...game.levels, bot]);
  return (
    <fieldset className="bench-bots">
      <legend>{t("bench.bots")}</legend>
      <div className="bench-bots-row">
        {plan.bots.map((bot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bot is known by its place
          <label key={at} className="field">
            <span>{t("bench.bot", { number: at + 1 })}</span>
            <select
              value={bot}
              onChange={(event) =>
                choose({
                  ...plan,
                  bots: plan.bots.map((one, seat) => (seat === at ? event.target.value : one)),
                })
              }
            >
              {levels(bot).map((level) => (
                <option key={level} value={level}>
                  {levelIn(page, level)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className="faint">{t("bench.bots_move")}</p>
    </fieldset>
  );
}
