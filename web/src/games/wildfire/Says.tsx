/** What is owed, and what just happened or why something does not fit; only the reason is a live region, since it answers a tap. */

import type { SceneProps } from "../scene";
import { FLAME, HEART } from "./faces";
import { ways } from "./notation";
import type { WildfireScene, WildfireView } from "./types";

interface Props extends SceneProps<WildfireView, WildfireScene> {
  told: string | null;
  /** Whether the hub still turns, so that nobody knows the number yet. */
  spinning: boolean;
}

/** Names of tiles are not broken at the end of a line. */
const whole = (words: string): string => words.replace(/(\d)-([0-9DT])/g, "$1\u2011$2");

export function Says({ scene, table, picture, lines, mine, told, spinning, why, t }: Props) {
  const owed = table.shown.length > 0 || spinning ? "" : scene.owed;
  const asked = mine !== null && picture.to_move === mine;
  const calling = picture.question === "CallNumber";
  const laying = ways(picture.moves).length > 0;
  const happened = lines.at(-1)?.text ?? "";
  const usual = asked && laying && table.ends.length < 4 ? t("wildfire_drag") : "";
  const news = asked && calling ? t("wildfire_call") : happened || usual;
  return (
    <>
      {owed && (
        <p className="wf-owed" data-testid="wildfire-owed">
          <svg viewBox="-0.4 -0.5 0.8 1" aria-hidden="true">
            <path d={FLAME} fill="#ff6a1c" />
            <path d={HEART} fill="#ffd166" />
          </svg>
          <span>{whole(`${owed.slice(0, 1).toUpperCase()}${owed.slice(1)}`)}</span>
        </p>
      )}
      <div className="wf-words">
        <p className="wf-told" role="status" data-kind="reason" data-testid="wildfire-told">
          {told && <Reason told={told} why={why} t={t} />}
        </p>
        <p className="wf-told retold" data-kind="news" data-testid="wildfire-news" aria-hidden="true">
          {told || spinning ? "" : news}
        </p>
      </div>
    </>
  );
}

type ReasonProps = Pick<Props, "why" | "t"> & { told: string };

/** A reason ends with its clause in brackets; where there is a rulebook, the clause opens it. */
function Reason({ told, why, t }: ReasonProps) {
  const [, reason, rule] = /^(.*) \[([^\]]+)\]$/.exec(told) ?? [];
  if (!why || reason === undefined || rule === undefined) return told;
  return (
    <>
      {reason}{" "}
      <button type="button" className="why" onClick={() => why(rule)}>
        <span className="clause-number">{rule}</span> {t("why")}
      </button>
    </>
  );
}
