/** The souvenirs one holds, with what they do; together those of everybody's are beside their names. */

import type { Facts } from "../scene";
import type { CurseView, CurseWords } from "./types";

interface Props {
  table: CurseView;
  seat: number | null;
  words: CurseWords;
  t(key: string, facts?: Facts): string;
}

export function Souvenirs({ table, seat, words, t }: Props) {
  if (seat === null) return null;
  return (
    <section className="cv-souvenirs" aria-label={t("curse.souvenirs")} data-testid="curse-souvenirs">
      <h3>{t("curse.souvenirs")}</h3>
      {table.souvenirs.length === 0 && <p className="cv-none">{t("curse.no_souvenirs")}</p>}
      <ul>
        {table.souvenirs.map((souvenir, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
          <li key={`${souvenir} ${at}`} title={t(`curse.souvenir.${souvenir}`)}>
            <b>{words.souvenirs[souvenir]}</b> <span>{t(`curse.souvenir.${souvenir}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
