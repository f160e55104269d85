/** The house rules of a table: one of a few values each, or any whole number of a span. */

import { useId, useState } from "react";
import type { OptionPicture } from "../messages";
import { useTexts } from "../texts";
import { inWords, type Span, wholeNumber } from "./wholeNumber";

interface Props {
  options: OptionPicture[];
  chosen: Record<string, unknown>;
  set(chosen: Record<string, unknown>): void;
  why(rule: string): void;
}

/** The house rules, folded up; how many were changed can be seen all the same. */
export function HouseRules({ options, chosen, set, why }: Props) {
  const { t } = useTexts();
  const changed = options.filter((option) => !same(standing(option, chosen), option.usual)).length;
  if (options.length === 0) return null;
  return (
    <details className="house-rules" data-testid="house-rules">
      <summary>
        {t("house_rules")}{" "}
        {changed > 0 && <span className="tag warm">{t("house_rules_changed", { count: changed })}</span>}
      </summary>
      {options.map((option) => {
        const { name, rule, span } = option;
        const value = standing(option, chosen);
        const choose = (to: unknown) => set({ ...chosen, [name]: to });
        return (
          <div key={name} className="house-rule">
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
      })}
    </details>
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
    least: inWords(span[0], language),
    most: inWords(span[1], language),
    kept: inWords(value, language),
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
