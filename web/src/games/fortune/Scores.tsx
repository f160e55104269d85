/** What stands on the table, and the skulls so far. */

import { numeral } from "../../texts/numeral";
import type { Facts, Language } from "../scene";
import type { Mood } from "./palette";
import type { FortuneScene, FortuneView } from "./types";

type Translate = (key: string, facts?: Facts) => string;

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
