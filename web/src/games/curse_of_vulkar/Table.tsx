/** What belongs to nobody: the tracker, the Maw, the Fireballs beside it, and the decks. */

import type { Facts } from "../scene";
import { CATACLYSMS, cataclysmsIn } from "./goals";
import { Counted } from "./Players";
import { COLOURS, Sign } from "./signs";
import type { CurseView } from "./types";

interface Props {
  table: CurseView;
  t(key: string, facts?: Facts): string;
}

export function Table({ table, t }: Props) {
  const together = table.mode === "cooperative";
  const cataclysms = cataclysmsIn(table);
  return (
    <section className="cv-table" aria-label={t("curse.table")} data-testid="curse-table">
      <dl>
        {!together && (
          <div>
            <dt>{t("curse.tracker")}</dt>
            <dd className="cv-slots">
              <span className="unseen">{t("curse.of_three", { count: cataclysms })}</span>
              {Array.from({ length: CATACLYSMS }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the slots are all alike
                <i key={n} data-full={n < cataclysms} aria-hidden="true" />
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("curse.maw")}</dt>
          <dd>
            <Maw table={table} t={t} />
          </dd>
        </div>
        <div>
          <dt>{t("curse.deck")}</dt>
          <dd>{t("curse.deck_and_discard", { deck: table.deck, discard: table.discard.length })}</dd>
        </div>
        <div>
          <dt>{t("curse.souvenir_deck")}</dt>
          <dd>{table.souvenir_deck}</dd>
        </div>
        {table.copter_called && !together && (
          <div className="cv-called">
            <dt>{t("curse.copter")}</dt>
            <dd>{t("curse.called")}</dd>
          </div>
        )}
        {table.beside > 0 && !table.copter_called && (
          <div>
            <dt>{t("curse.beside")}</dt>
            <dd>
              <Counted
                kind="fireball"
                name={t("curse.fireballs", { count: table.beside })}
                count={table.beside}
              />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Maw({ table, t }: Props) {
  const tokens = COLOURS.flatMap((colour, at) => {
    const count = table.maw[at] ?? 0;
    const name = t("curse.treasures_of", { colour: t(`curse.${colour}`), count });
    return count > 0 ? [<Counted key={colour} kind="token" colour={colour} name={name} count={count} />] : [];
  });
  if (tokens.length === 0 && !table.penny_in_maw && table.heart !== "maw") return "–";
  return (
    <>
      {table.penny_in_maw && <Sign kind="penny" name={t("curse.penny")} />}
      {table.heart === "maw" && <Sign kind="heart" name={t("curse.heart")} />}
      {tokens}
    </>
  );
}
