/** What is happening or asked, in one line; everybody at the table is shown by the scene. */

import { useEffect, useState } from "react";
import type { Picture } from "../messages";
import type { RoomState } from "../room/state";
import { useTexts } from "../texts";
import { Clock } from "./Clock";
import { isRunning } from "./SeatTags";
import { StatusLine } from "./StatusLine";
import { type Status, statusOf } from "./status";

interface Props {
  state: RoomState;
  shown: Picture;
  why(rule: string): void;
}

export function TableHead({ state, shown, why }: Props) {
  const { t } = useTexts();
  const { room, heard } = state;
  const running = isRunning(room);
  const { text, rule } = useStatus(state, shown);
  return (
    <div className="table-head">
      <StatusLine text={text}>
        {rule !== "" && (
          <button type="button" className="why" onClick={() => why(rule)}>
            <span className="clause-number">{rule}</span> {t("why")}
          </button>
        )}
        {running && room && room.move_ends !== null && (
          <Clock left={room.move_ends} since={heard} running label={t("clock_move")} />
        )}
      </StatusLine>
    </div>
  );
}

const TICK = 500;

/** What the line says now; seconds count down in it. */
function useStatus(state: RoomState, shown: Picture): Status {
  const { t } = useTexts();
  const [now, setNow] = useState(0);
  const status = statusOf(state, shown, t, now);
  const { ticks } = status;
  useEffect(() => {
    if (!ticks) return;
    setNow(performance.now());
    const ticking = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(ticking);
  }, [ticks]);
  return status;
}
