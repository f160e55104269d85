import { useId } from "react";

interface Props<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  choose(value: T): void;
}

/** A few values to choose one from, side by side. */
export function Choice<T extends string>({ label, value, choices, choose }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-row">
        {choices.map(([each, text]) => (
          <label key={each} className={each === value ? "chosen" : ""}>
            <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
