/** Any value as something that could lie on a table: counters, cards, boards, marks and lists. */

import { createContext, type ReactNode, useContext } from "react";
import type { Facts, Language } from "../games/scene";
import { SeatSign } from "../parts/Seat";
import { addedTo, differs, type Field, fieldsOf, inWords, type Json, kindOf, partOf, textOf } from "./view";

interface Around {
  names: string[];
  language: Language;
  t(key: string, facts?: Facts): string;
}

/** What values need to know of the table they lie on. */
export const AroundTable = createContext<Around>({ names: [], language: "en", t: (key) => key });

interface Props {
  value: Json;
  /** What was there with the picture before. */
  before: Json | undefined;
  name?: string;
}

export function Value({ value, before, name = "" }: Props): ReactNode {
  const { names, language } = useContext(AroundTable);
  switch (kindOf(value, name, names.length)) {
    case "nothing":
      return <span className="gt-nothing">–</span>;
    case "mark":
      return <Mark on={value === true} />;
    case "number":
      return <b className="gt-number">{textOf(value, language)}</b>;
    case "seat":
      return <Somebody seat={value as number} />;
    case "text":
      return <Text text={textOf(value, language)} />;
    case "cards":
      return <Cards cards={value as Json[]} before={before} />;
    case "grid":
      return <Grid rows={value as Json[][]} before={before} />;
    case "list":
      return <List items={value as Json[]} before={before} />;
    case "group":
      return <Group fields={fieldsOf(value)} before={before} />;
  }
}

/** The class of something, and whether it has just become what it is. */
export const classOf = (name: string, changed: boolean): string => (changed ? `${name} gt-changed` : name);

function Mark({ on }: { on: boolean }) {
  const { t } = useContext(AroundTable);
  return (
    <span className="gt-mark" data-on={on}>
      <span aria-hidden="true">{on ? "✓" : "–"}</span>
      <span className="unseen">{t(on ? "generic.yes" : "generic.no")}</span>
    </span>
  );
}

function Somebody({ seat }: { seat: number }) {
  const { names } = useContext(AroundTable);
  return (
    <span className="gt-somebody">
      <SeatSign seat={seat} /> <span>{names[seat]}</span>
    </span>
  );
}

const Text = ({ text }: { text: string }) =>
  text.includes("\n") ? (
    <pre className="gt-lines">{text}</pre>
  ) : (
    <span className="gt-text">{text || "–"}</span>
  );

function Cards({ cards, before }: { cards: Json[]; before: Json | undefined }) {
  const { t } = useContext(AroundTable);
  const added = addedTo(cards, before);
  if (cards.length === 0) return <span className="gt-nothing">{t("generic.none")}</span>;
  return (
    <ul className="gt-cards">
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place
        <li key={at}>
          <Card card={card} added={added[at] ?? false} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card, added }: { card: Json; added: boolean }) {
  const { language, t } = useContext(AroundTable);
  if (card === null)
    return (
      <span className={classOf("gt-card gt-back", added)}>
        <span className="unseen">{t("generic.face_down")}</span>
      </span>
    );
  const text = typeof card === "boolean" ? t(card ? "generic.yes" : "generic.no") : textOf(card, language);
  return (
    <span className={classOf(text.length > 3 ? "gt-card gt-wide" : "gt-card", added)}>{text || "–"}</span>
  );
}

function Grid({ rows, before }: { rows: Json[][]; before: Json | undefined }) {
  const { language } = useContext(AroundTable);
  return (
    <table className="gt-grid">
      <tbody>
        {rows.map((row, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          <tr key={y}>
            {row.map((cell, x) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a square is known by its place
                key={x}
                className={classOf("", differs(cell, partOf(partOf(before, y), x)))}
              >
                {textOf(cell, language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ items, before }: { items: Json[]; before: Json | undefined }) {
  return (
    <ol className="gt-list">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thing in a list is known by its place
        <li key={at}>
          <Value value={item} before={partOf(before, at)} />
        </li>
      ))}
    </ol>
  );
}

function Group({ fields, before }: { fields: Field[]; before: Json | undefined }) {
  const { t } = useContext(AroundTable);
  if (fields.length === 0) return <span className="gt-nothing">{t("generic.none")}</span>;
  return (
    <dl className="gt-group">
      {fields.map(({ name, value }) => (
        <div key={name} className={classOf("", differs(value, partOf(before, name)))}>
          <dt>{inWords(name)}</dt>
          <dd>
            <Value name={name} value={value} before={partOf(before, name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
