/** What stands on the table, the skulls so far, and everybody's way to the finish line. */

import type { Facts, Language } from "../scene";
import type { Mood } from "./palette";
import type { FortuneScene, FortuneView } from "./types";

type Translate = (key: string, facts?: Facts) => string;

export const numeral = (points: number, language: Language): string =>
  new Intl.NumberFormat(language === "de" ? "de-DE" : "en-GB").format(points);

interface StandingProps {
  table: FortuneView;
  scene: FortuneScene;
  mood: Mood;
  language: Language;
  t: Translate;
}

export function Standing({ table, scene, mood, language, t }: StandingProps) {
  const skulls = mood === "table" ? "fortune_skull_count" : `fortune_${mood}_count`;
  return (
    <section className="fortune-standing" data-testid="fortune-standing" data-standing={table.standing}>
      <p className="fortune-skulls" data-testid="fortune-skulls" data-skulls={table.skulls}>
        {mood === "table" && (
          <span className="fortune-lamps" aria-hidden="true">
            {[0, 1, 2].map((lamp) => (
              <i key={lamp} data-lit={lamp >= table.skulls} />
            ))}
          </span>
        )}
        {t(skulls, { n: table.skulls })}
      </p>
      {mood !== "island" && (
        <>
          <p className="fortune-stands">
            <span>{t("fortune_standing")}</span> <b>{numeral(table.standing, language)}</b>
          </p>
          <dl className="fortune-lines">
            {scene.standing.map(([what, points]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{numeral(points, language)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

interface TrackProps {
  table: FortuneView;
  names: string[];
  colours: string[];
  shapes: string[];
  language: Language;
  t: Translate;
}

/** How far along the track a total stands, in percent. */
const along = (total: number, finish: number): number => Math.max(0, Math.min(100, (total / finish) * 100));

export function Track({ table, names, colours, shapes, language, t }: TrackProps) {
  const { totals, finish_line, turn } = table;
  return (
    <section className="fortune-track" aria-label={t("fortune_track", { n: numeral(finish_line, language) })}>
      {totals.map((total, seat) => (
        <p
          key={names[seat]}
          data-turn={seat === turn}
          style={{ "--seat": colours[seat] } as React.CSSProperties}
        >
          <span className="fortune-track-name">
            <i aria-hidden="true">{shapes[seat]}</i> {names[seat]}
          </span>
          <b>{numeral(total, language)}</b>
          <span className="fortune-lane" aria-hidden="true">
            <span style={{ width: `${along(total, finish_line)}%` }} />
            <i style={{ left: `${along(total, finish_line)}%` }}>{shapes[seat]}</i>
          </span>
        </p>
      ))}
      <p className="fortune-finish" aria-hidden="true">
        ⚑ {numeral(finish_line, language)}
      </p>
    </section>
  );
}
