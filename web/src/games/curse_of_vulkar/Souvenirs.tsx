/** The souvenirs one holds, with what they do; when all play together those of the others as well. */

import type { Facts } from "../scene";
import type { CurseView, CurseWords } from "./types";

interface Props {
  table: CurseView;
  seat: number | null;
  words: CurseWords;
  names: string[];
  t(key: string, facts?: Facts): string;
}

export function Souvenirs({ table, seat, words, names, t }: Props) {
  const others = table.souvenirs_of.flatMap((held, other) =>
    held === null || held.length === 0 || other === seat ? [] : [{ other, held }],
  );
  if (seat === null && others.length === 0) return null;
  return (
    <section
      className="cv-souvenirs"
      aria-label={t("curse.souvenirs")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
      tabIndex={0}
      data-testid="curse-souvenirs"
    >
      {seat !== null && <h3>{t("curse.own_souvenirs")}</h3>}
      {seat !== null && table.souvenirs.length === 0 && <p className="cv-none">{t("curse.no_souvenirs")}</p>}
      <ul>
        {table.souvenirs.map((souvenir, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
          <li key={`${souvenir} ${at}`}>
            <b>{words.souvenirs[souvenir]}</b> <span>{t(`curse.souvenir.${souvenir}`)}</span>
          </li>
        ))}
        {others.map(({ other, held }) => (
          <li key={other}>
            <b>{names[other]}:</b>{" "}
            {held.map((souvenir, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
              <span key={`${souvenir} ${at}`} title={t(`curse.souvenir.${souvenir}`)}>
                {at > 0 && ", "}
                {words.souvenirs[souvenir]}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
