/** The table of a game that has no scene of its own: its view as counters, cards and lists, its moves as buttons. */

import { useEffect, useMemo, useRef } from "react";
import type { SceneProps } from "../games/scene";
import { withWords } from "../games/withWords";
import type { Move } from "../messages";
import { Choices } from "./Choices";
import { Players } from "./Players";
import { de, en } from "./texts";
import { AroundTable, classOf, Value } from "./Values";
import {
  differs,
  type Field,
  inWords,
  isScore,
  type Json,
  kindOf,
  otherLists,
  partOf,
  readView,
  textOf,
} from "./view";
import "./generic.css";

const NO_MOVES: Move[] = [];

function Scene(props: SceneProps<Json, unknown>) {
  const { picture, previous, table, names, language, t, settled, lines } = props;
  const others = useOtherLists(table, names.length);
  const { ofSeats, ofAll } = readView(table, names.length, others);
  const around = useMemo(() => ({ names, language, t }), [names, language, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing moves here, so every picture is at rest at once
  useEffect(settled, [picture]);
  const before = previous?.table as Json | undefined;
  const small = ofAll.filter((field) => isSmall(field, names.length));
  const large = ofAll.filter((field) => !isSmall(field, names.length));
  return (
    <AroundTable value={around}>
      <div className="gt" data-inputs={picture.inputs} data-testid="generic-table">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
        <section className="gt-view" aria-label={t("generic.table")} tabIndex={0}>
          <Players
            picture={picture}
            before={previous}
            fields={ofSeats.filter((field) => !isScore(field, picture.scores))}
            colours={props.colours}
            tags={props.tags}
            note={props.note}
          />
          <div className="gt-middle">
            {small.length > 0 && (
              <dl className="gt-counters">
                {small.map((field) => (
                  <Labelled key={field.name} field={field} before={before} className="gt-counter" />
                ))}
              </dl>
            )}
            {large.length > 0 && (
              <dl className="gt-spreads">
                {large.map((field) => (
                  <Labelled key={field.name} field={field} before={before} className="gt-spread" />
                ))}
              </dl>
            )}
          </div>
        </section>
        <Choices
          moves={props.mine === null ? NO_MOVES : picture.moves}
          play={props.play}
          advice={props.advice}
          told={lines.at(-1)?.text ?? ""}
          t={t}
        />
        {props.answers}
      </div>
    </AroundTable>
  );
}

interface LabelledProps {
  field: Field;
  before: Json | undefined;
  className: string;
}

function Labelled({ field: { name, value }, before, className }: LabelledProps) {
  const was = partOf(before, name);
  const whole = kindOf(value) !== "cards" && kindOf(value) !== "grid"; // which mark what has changed in them
  return (
    <div className={classOf(className, whole && differs(value, was))}>
      <dt>{inWords(name)}</dt>
      <dd>
        <Value name={name} value={value} before={was} />
      </dd>
    </div>
  );
}

const SMALL = new Set(["nothing", "mark", "number", "seat"]);
const SHORT = 24;

function isSmall({ name, value }: Field, seats: number): boolean {
  const kind = kindOf(value, name, seats);
  if (kind !== "text") return SMALL.has(kind);
  const text = textOf(value, "en");
  return text.length <= SHORT && !text.includes("\n");
}

/** The lists that at some time had not one entry for each seat: those that have now are as long by chance. */
function useOtherLists(table: Json, seats: number): ReadonlySet<string> {
  const seen = useRef(new Set<string>());
  for (const name of otherLists(table, seats)) seen.current.add(name);
  return seen.current;
}

export default withWords(Scene, { en, de });
