/** The rules in a minute: a few positions, drawn by the game's own scene one at a time, each with a sentence. */

import { type RefObject, useEffect, useRef, useState } from "react";
import { api, useFetched } from "../api";
import { Icon } from "../parts/Icon";
import { AtTable } from "../parts/Seat";
import { signsIn } from "../room/sitting";
import { Stage } from "../table/Stage";
import { useTexts } from "../texts";
import { Markdown } from "./Markdown";

interface Props {
  game: string;
  /** Opens a clause below. */
  seek(rule: string): void;
}

const nothing = () => {};

export function Minute({ game, seek }: Props) {
  const { t, language } = useTexts();
  const { value: pictures } = useFetched(`${game} ${language}`, () => api.minute(game, language));
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box);
  const shown = pictures?.[at];
  if (pictures !== null && pictures.length === 0) return null;
  const all = pictures?.length ?? 0;
  return (
    <section className="minute" aria-label={t("minute")} data-testid="minute">
      <h2>{t("minute")}</h2>
      {/* Only to be looked at: what it shows is said below. */}
      <div ref={box} className="minute-stage" inert>
        {shown && seen && (
          <AtTable value={signsIn(shown.picture)}>
            <Stage
              shown={{
                picture: shown.picture,
                previous: null,
                lines: [],
                lasts: 0,
                count: at,
                busy: false,
              }}
              names={shown.names}
              mine={shown.picture.to_move === shown.picture.seat ? shown.picture.to_move : null}
              play={nothing}
              advice={null}
              settled={nothing}
            />
          </AtTable>
        )}
      </div>
      <div className="minute-words">
        <Way icon="back" label={t("minute_before")} off={at === 0} go={() => setAt(at - 1)} />
        <div aria-live="polite">
          <span className="eyebrow">{all > 0 && t("minute_picture", { at: at + 1, all })}</span>
          {shown && <Markdown text={shown.text} seek={seek} />}
        </div>
        <Way icon="next" label={t("minute_next")} off={at + 1 >= all} go={() => setAt(at + 1)} />
      </div>
      <Beads at={at} all={all} go={setAt} />
    </section>
  );
}

/** Whether it was on the screen once: who comes for a clause need not wait for a scene above it. */
function useSeen(box: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return;
    const watching = new IntersectionObserver((found) => {
      if (found.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watching.observe(box.current);
    return () => watching.disconnect();
  }, [seen, box]);
  return seen;
}

interface WayProps {
  icon: "back" | "next";
  label: string;
  off: boolean;
  go(): void;
}

function Way({ icon, label, off, go }: WayProps) {
  return (
    <button
      type="button"
      className="icon-button minute-way"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={go}
    >
      <Icon name={icon} />
    </button>
  );
}

/** One bead for each picture; a click goes there. */
function Beads({ at, all, go }: { at: number; all: number; go(at: number): void }) {
  const { t } = useTexts();
  return (
    <p className="minute-beads">
      {Array.from({ length: all }, (_, bead) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is known by its place
          key={bead}
          type="button"
          aria-label={t("minute_picture", { at: bead + 1, all })}
          aria-current={bead === at ? "step" : undefined}
          onClick={() => go(bead)}
        />
      ))}
    </p>
  );
}
