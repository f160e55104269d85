/** The house rules of a table: what differs from the usual in a short list, and all of them to search through. */

import { useId, useState } from "react";
import type { OptionPicture } from "../messages";
import { Icon } from "../parts/Icon";
import { useTexts } from "../texts";
import { numeral } from "../texts/numeral";
import { type Span, wholeNumber } from "./wholeNumber";

interface Props {
  options: OptionPicture[];
  chosen: Record<string, unknown>;
  set(chosen: Record<string, unknown>): void;
  why(rule: string): void;
  /** Whether something that is chosen elsewhere differs from the usual already. */
  besides?: boolean;
}

export function HouseRules({ options, chosen, set, why, besides = false }: Props) {
  const { t } = useTexts();
  const [search, setSearch] = useState("");
  if (options.length === 0) return null;
  const changed = options.filter((option) => !same(standing(option, chosen), option.usual));
  const found = searched(options, search);
  return (
    <>
      <Differing options={changed} chosen={chosen} set={set} besides={besides} />
      <details className="house-rules" data-testid="house-rules">
        <summary>
          {t("house_rules_all")}{" "}
          {changed.length > 0 && (
            <span className="tag warm">{t("house_rules_changed", { count: changed.length })}</span>
          )}
        </summary>
        <input
          type="search"
          className="filter"
          value={search}
          aria-label={t("house_rules_search", { count: options.length })}
          placeholder={t("house_rules_search", { count: options.length })}
          onChange={(event) => setSearch(event.target.value)}
        />
        {found.length === 0 && <p className="faint">{t("house_rules_nothing")}</p>}
        {found.map((option) => (
          <Rule key={option.name} option={option} chosen={chosen} set={set} why={why} />
        ))}
      </details>
    </>
  );
}

/** The options in whose words, or in those of a choice of theirs, all these words are found. */
export function searched(options: OptionPicture[], search: string): OptionPicture[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ text, rule, choices }) => {
    const said = [text, rule, ...choices.map((choice) => choice.text)].join(" ").toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** What is played otherwise than usual; each can be put back by a click. */
function Differing({ options, chosen, set, besides }: Omit<Props, "why">) {
  const { t, language } = useTexts();
  return (
    <section className="differing" aria-label={t("house_rules_differ")} data-testid="differing">
      <h3>{t("house_rules")}</h3>
      {options.length === 0 && (
        <p className="faint">{t(besides ? "house_rules_rest" : "house_rules_none")}</p>
      )}
      <ul>
        {options.map((option) => (
          <li key={option.name}>
            <span>
              {option.text}: <b>{choiceIn(option, standing(option, chosen), language)}</b>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t("as_usual_of", { rule: option.text })}
              title={t("as_usual")}
              onClick={() => set({ ...chosen, [option.name]: option.usual })}
            >
              <Icon name="undo" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A value of an option in words. */
export function choiceIn({ choices }: OptionPicture, value: unknown, language: "en" | "de"): string {
  const known = choices.find((choice) => same(choice.value, value))?.text;
  return known ?? (typeof value === "number" ? numeral(value, language) : String(value));
}

interface RuleProps extends Omit<Props, "options"> {
  option: OptionPicture;
}

function Rule({ option, chosen, set, why }: RuleProps) {
  const { t } = useTexts();
  const { name, rule, span } = option;
  const value = standing(option, chosen);
  const choose = (to: unknown) => set({ ...chosen, [name]: to });
  return (
    <div className="house-rule">
      {span ? (
        <NumberRule option={option} span={span} value={Number(value)} set={choose} />
      ) : (
        <ChoiceRule option={option} value={value} set={choose} />
      )}
      {rule !== "" && (
        <button type="button" className="why" onClick={() => why(rule)}>
          <span className="clause-number">{rule}</span> {t("why")}
        </button>
      )}
    </div>
  );
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an option is set to: the rulebook's, unless something else was said. */
export const standing = (option: OptionPicture, chosen: Record<string, unknown>): unknown =>
  chosen[option.name] ?? option.choices[0]?.value;

interface ChoiceRuleProps {
  option: OptionPicture;
  value: unknown;
  set(value: unknown): void;
}

export function ChoiceRule({ option: { text, choices }, value, set }: ChoiceRuleProps) {
  const at = choices.findIndex((choice) => same(choice.value, value));
  return (
    <label className="field inline">
      <span>{text}</span>
      <select value={at} onChange={(event) => set(choices[Number(event.target.value)]?.value)}>
        {choices.map((choice, index) => (
          <option key={JSON.stringify(choice.value)} value={index}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberRuleProps {
  option: OptionPicture;
  span: Span;
  value: number;
  set(value: number): void;
}

/** A number is taken with Enter or on leaving the field; one that cannot be stays there, and is answered. */
function NumberRule({ option: { text, choices }, span, value, set }: NumberRuleProps) {
  const { t, language } = useTexts();
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const hint = useId();
  const write = (to: string | null) => {
    setDraft(to);
    setRefused(false);
  };
  const take = () => {
    const number = draft === null ? value : wholeNumber(draft, span);
    if (number === null) return setRefused(true);
    write(null);
    if (number !== value) set(number);
  };
  const facts = {
    least: numeral(span[0], language),
    most: numeral(span[1], language),
    kept: numeral(value, language),
  };
  return (
    <>
      <label className="field inline">
        <span>{text}</span>
        <input
          className="number"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={draft ?? String(value)}
          aria-invalid={refused}
          aria-describedby={hint}
          onChange={(event) => write(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === "Enter") take();
            if (event.key === "Escape") write(null);
          }}
        />
      </label>
      <p id={hint} className={refused ? "number-hint refused" : "number-hint"} aria-live="polite">
        {t(refused ? "number_refused" : "number_span", facts)}
      </p>
      <div className="suggestions">
        {choices.map((choice) => (
          <button
            key={JSON.stringify(choice.value)}
            type="button"
            className="button quiet small"
            aria-pressed={draft === null && choice.value === value}
            aria-label={`${text}: ${choice.text}`}
            onClick={() => {
              write(null);
              set(Number(choice.value));
            }}
          >
            {choice.text}
          </button>
        ))}
      </div>
    </>
  );
}
