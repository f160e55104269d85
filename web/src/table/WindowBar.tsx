/** A moment to react: a countdown for everybody, and what they can answer for those who can. */

import { useEffect, useId, useState } from "react";
import type { Move, Notation, OpenWindow } from "../messages";
import type { Room } from "../room/useRoom";
import { type Translate, useTexts } from "../texts";
import type { TextKey } from "../texts/en";
import { useNumberKeys } from "./keys";

export function WindowBar({ room }: { room: Room }) {
  const { t } = useTexts();
  const { state, ask, forgive } = room;
  const { window, heard } = state;
  if (!window || !state.room || state.curtain !== null) return null;
  const behind = state.busy || state.waiting.length > 0;
  if (behind && window.closes_in === null) return null; // there is time to see first what it is about
  const { chair, inputs } = window;
  const react = (move: Notation) => {
    if (chair === null) return;
    forgive();
    void ask({ type: "react", chair, move, inputs });
  };
  const standDown = () => chair !== null && void ask({ type: "stand_down", chair, down: true });
  return (
    <Bar
      window={window}
      since={heard}
      running={!state.room.paused}
      t={t}
      react={react}
      standDown={standDown}
    />
  );
}

interface Props {
  window: OpenWindow;
  /** When it was heard of (`performance.now`). */
  since: number;
  running: boolean;
  t: Translate;
  react(move: Notation): void;
  standDown(): void;
}

export function Bar({ window, since, running, t, react, standDown }: Props) {
  const asked = window.chair !== null;
  const ending = window.turn_of !== null;
  const timer = useId();
  return (
    <section
      className={`window-bar${asked ? " asked" : ""}`}
      aria-label={t(ending ? "window_ending" : "window")}
      data-testid="window"
    >
      {asked && <b className="unseen">{window.asks}</b>}
      {asked && running && (
        <Answers window={window} t={t} react={react} standDown={standDown} described={timer} />
      )}
      {running && (
        <Countdown
          id={timer}
          key={`${window.inputs} ${since}`}
          left={window.closes_in}
          lasts={window.lasts}
          since={since}
          text={countdownText(window)}
          waits={ending ? "window_turn_waits" : "window_waits"}
          t={t}
        />
      )}
    </section>
  );
}

function countdownText({ turn_of, chair, answer }: OpenWindow): TextKey {
  if (turn_of !== null) return "window_turn_ends";
  if (chair === null) return "window_others";
  return answer === null ? "window_closes" : "window_change";
}

/** What somebody who listens is told when asked in a window. */
export function askedIn(window: OpenWindow | null, t: Translate): string {
  if (window === null) return "";
  return window.turn_of === null ? `${t("window_asked")} ${window.asks}` : window.asks;
}

/** What can be answered: the moves, and last of all the pass. */
export function answersIn({ moves, passing, turn_of }: OpenWindow, t: Translate): Move[] {
  return [...moves, { move: passing, label: t(turn_of === null ? "window_pass" : "window_end_turn") }];
}

interface AnswersProps extends Pick<Props, "window" | "t" | "react" | "standDown"> {
  /** The id of what says how long an answer can still be changed. */
  described: string;
}

function Answers({ window, t, react, standDown, described }: AnswersProps) {
  const answers = answersIn(window, t);
  const ending = window.turn_of !== null;
  const given = JSON.stringify(window.answer);
  useNumberKeys(answers, ([move]) => react(move));
  return (
    <div className="row">
      {answers.map(({ move, label }, at) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className={at < window.moves.length ? "button small" : "button quiet small"}
          aria-pressed={given === JSON.stringify(move)}
          aria-keyshortcuts={String(at + 1)}
          aria-describedby={window.answer === null ? undefined : described}
          onClick={() => react(move)}
        >
          <span aria-hidden="true" className="key">
            {at + 1}
          </span>
          {label}
        </button>
      ))}
      {!ending && (
        <button type="button" className="button quiet small" onClick={standDown}>
          {t("window_do_not_ask")}
        </button>
      )}
    </div>
  );
}

interface CountdownProps {
  id: string;
  /** Seconds that were left when it was heard of; null where every answer is waited for. */
  left: number | null;
  lasts: number;
  since: number;
  text: TextKey;
  /** What is said instead of the seconds where there are none. */
  waits: TextKey;
  t: Translate;
}

const TICK = 250;

function Countdown({ id, left, lasts, since, text, waits, t }: CountdownProps) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    if (left === null) return;
    const ticking = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(ticking);
  }, [left]);
  if (left === null)
    return (
      <p id={id} className="unseen">
        {t(waits)}
      </p>
    );
  const seconds = Math.min(lasts, Math.max(0, left - (now - since) / 1000));
  return (
    <p id={id} className="countdown faint small" role="timer" aria-live="off">
      <span>{t(text, { seconds: Math.ceil(seconds) })}</span>
      <span className="countdown-line" aria-hidden="true">
        <span style={{ width: `${(100 * seconds) / lasts}%` }} />
      </span>
    </p>
  );
}
