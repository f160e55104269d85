/** What games between bots tell: tables whose rows are pictures, too. */

import type { ReactNode } from "react";
import type { WorkbenchEffect, WorkbenchFigure } from "../messages";
import { useTexts } from "../texts";
import { Interval } from "./Interval";
import { aroundNothing, changeInWords, countInWords, inWords, stretchOf } from "./numbers";
import { useBenchWords } from "./useBenchWords";

interface FiguresProps {
  title: string;
  figures: WorkbenchFigure[];
  /** What a row is called, if not what the server calls it. */
  named?: (figure: WorkbenchFigure) => string;
  children?: ReactNode;
}

export function Figures({ title, figures, named = ({ text }) => text, children }: FiguresProps) {
  const { language } = useTexts();
  const t = useBenchWords();
  if (figures.length === 0) return null;
  return (
    <section className="bench-part">
      <h3>{title}</h3>
      <table>
        <Heads words={["what_column", "picture", "value", "interval"]} />
        <tbody>
          {figures.map((one) => (
            <tr key={one.name}>
              <th scope="row">{named(one)}</th>
              <td className="bench-picture">
                <Interval {...one} mark={one.fair} stretch={stretchOf(one.low, one.high, one.share)} />
              </td>
              <td className="bench-value">{inWords(one.value, one.share, language)}</td>
              <td className="bench-span">
                {t("bench.span", {
                  low: inWords(one.low, one.share, language, one.value),
                  high: inWords(one.high, one.share, language, one.value),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}

export function Effects({ effects }: { effects: WorkbenchEffect[] }) {
  const t = useBenchWords();
  if (effects.length === 0) return null;
  return (
    <section className="bench-part" data-testid="bench-effects">
      <h3>{t("bench.effects")}</h3>
      <p className="faint">{t("bench.effects_about")}</p>
      <table className="bench-effects">
        <Heads words={["what_column", "picture", "rulebook_value", "change", "interval", "settled"]} />
        <tbody>
          {effects.map((one) => (
            <Effect key={one.name} effect={one} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Effect({ effect }: { effect: WorkbenchEffect }) {
  const { language } = useTexts();
  const t = useBenchWords();
  const { text, share, base, change, low, high, sure, settles } = effect;
  const like = Math.max(Math.abs(base), Math.abs(change));
  const [changed, least, most] = [change, low, high].map((value) =>
    changeInWords(value, share, language, like),
  );
  return (
    <tr>
      <th scope="row">{text}</th>
      <td className="bench-picture">
        <Interval
          low={low}
          value={change}
          high={high}
          stretch={aroundNothing(low, high)}
          mark={0}
          sure={sure}
        />
      </td>
      <td className="bench-base" data-label={t("bench.rulebook_value")}>
        {inWords(base, share, language, like)}
      </td>
      <td className="bench-value">{share ? t("bench.points", { value: changed ?? "" }) : changed}</td>
      <td className="bench-span">{t("bench.span", { low: least ?? "", high: most ?? "" })}</td>
      <td className="bench-settled" data-label={sure || settles !== null ? t("bench.settled") : undefined}>
        {sure
          ? t("bench.sure")
          : settles === null
            ? t("bench.same")
            : t("bench.unsure", { games: countInWords(settles, language) })}
      </td>
    </tr>
  );
}

function Heads({ words }: { words: string[] }) {
  const t = useBenchWords();
  return (
    <thead>
      <tr>
        {words.map((word) => (
          <th key={word} scope="col">
            {t(`bench.${word}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
