/** Says, below the bar, that a bot will soon play for oneself, how to prevent it, and what it did meanwhile. */

import { useEffect, useRef, useState } from "react";
import { api, useFetched } from "../api";
import type { Status } from "../connection";
import { Icon } from "../parts/Icon";
import { timeLeft } from "../table/timeLeft";
import { useTexts } from "../texts";
import { coming } from "./takeover";
import type { Room } from "./useRoom";

const TICK = 500;

export function Takeover({ room }: { room: Room }) {
  const { t } = useTexts();
  const { state, status } = room;
  const grace = useFetched("about", api.about).value?.grace ?? null;
  const broke = useBroken(status);
  const now = useNow(status === "reconnecting" || (state.room?.move_ends ?? null) !== null);
  const soon = coming(state, { status, broke, grace }, now);
  const left = soon === null || soon.seconds <= 0 ? null : timeLeft(soon.seconds, t);
  if (status === "reconnecting")
    return (
      <div className="takeover" data-testid="reconnecting">
        <p role="status">{t("reconnecting")}</p>
        {soon !== null && (
          <p data-testid="takeover">
            {left === null ? t("takeover_now") : t("takeover_line", { time: left })}
          </p>
        )}
        <button type="button" className="button small" onClick={room.hurry}>
          {t("i_am_here")}
        </button>
      </div>
    );
  if (left !== null)
    return (
      <p className="takeover" data-testid="takeover">
        <span className="unseen" role="status">
          {t("takeover_clock_soon")}
        </span>
        <span aria-hidden="true">{t("takeover_clock", { time: left })}</span>
      </p>
    );
  return <Meanwhile room={room} />;
}

/** What a bot played in one's place, to be put away. */
function Meanwhile({ room: { state } }: { room: Room }) {
  const { t } = useTexts();
  const [put, putAway] = useState("");
  const { you, room } = state;
  const played = (room?.stage === "playing" && you?.played_for) || [];
  const known = `${room?.match} ${JSON.stringify(played)}`;
  if (played.length === 0 || put === known) return null;
  const alone = you?.chairs.length === 1;
  return (
    <div className="takeover" data-testid="played-for">
      {played.map(({ chair, turns }) => (
        <p key={chair} role="status">
          {t(
            alone
              ? turns === 1
                ? "played_for_you_once"
                : "played_for_you"
              : turns === 1
                ? "played_for_once"
                : "played_for",
            { count: turns, name: room?.chairs[chair]?.name ?? "" },
          )}
        </p>
      ))}
      <button
        type="button"
        className="icon-button"
        aria-label={t("close")}
        title={t("close")}
        onClick={() => putAway(known)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** When the line broke last. */
function useBroken(status: Status): number {
  const broke = useRef({ status, at: 0 });
  if (broke.current.status !== status) {
    const at = status === "reconnecting" ? performance.now() : broke.current.at;
    broke.current = { status, at };
  }
  return broke.current.at;
}

/** The time, while somebody wants to know it. */
function useNow(wanted: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!wanted) return;
    setNow(performance.now());
    const ticking = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(ticking);
  }, [wanted]);
  return now;
}
