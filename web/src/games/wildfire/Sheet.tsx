/** The score sheet: what everybody had left, the points of every round, and the totals. */

import type { CSSProperties } from "react";
import type { Sitting } from "./Players";
import { TileFace } from "./TileFace";

export function Sheet({ sitting, close }: { sitting: Sitting; close(): void }) {
  const { table, t } = sitting;
  const ends = table.rounds
    ? t("wildfire_fewest_rounds", { rounds: table.rounds })
    : t("wildfire_fewest", { limit: table.limit });
  return (
    <section className="wf-sheet" aria-label={t("wildfire_sheet")} data-testid="wildfire-sheet">
      <header>
        <h2>{t("wildfire_sheet")}</h2>
        <button type="button" className="wf-close" onClick={close} aria-label={t("wildfire_close")}>
          ×
        </button>
      </header>
      <div className="wf-sheet-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {table.shown.length > 0 && <th scope="col">{t("wildfire_left")}</th>}
              {rounds(table.sheet).map(({ round }) => (
                <th key={round} scope="col" title={t("wildfire_round", { round })}>
                  {round}
                </th>
              ))}
              <th scope="col">{t("wildfire_total")}</th>
            </tr>
          </thead>
          <tbody>
            {sitting.names.map((name, seat) => (
              <Row key={name} seat={seat} sitting={sitting} />
            ))}
          </tbody>
        </table>
      </div>
      <p>{ends}</p>
    </section>
  );
}

function Row({ seat, sitting }: { seat: number; sitting: Sitting }) {
  const { table, names, colours, shapes, winners, t } = sitting;
  const left = table.shown[seat] ?? [];
  const fewest = Math.min(...table.totals);
  return (
    <tr
      data-won={winners.includes(seat)}
      data-fewest={table.totals[seat] === fewest}
      style={{ "--seat": colours[seat] } as CSSProperties}
    >
      <th scope="row">
        <span className="wf-shape" aria-hidden="true">
          {shapes[seat]}
        </span>{" "}
        {names[seat]}
      </th>
      {table.shown.length > 0 && (
        <td className="wf-left">
          {left.map((tile) => (
            <span key={tile} className="wf-small" role="img" aria-label={tile}>
              <TileFace tile={tile} />
            </span>
          ))}
          {left.length === 0 && <em>{t("wildfire_out")}</em>}
        </td>
      )}
      {rounds(table.sheet).map(({ round, points }) => (
        <td key={round} className="wf-number">
          {points[seat]}
        </td>
      ))}
      <td className="wf-number wf-total">{table.totals[seat]}</td>
    </tr>
  );
}

const rounds = (sheet: number[][]): { round: number; points: number[] }[] =>
  sheet.map((points, n) => ({ round: n + 1, points }));
