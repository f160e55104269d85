/** What is happening or asked, in one line, and everybody at the table. */

import { type ReactNode, useEffect, useState } from "react";
import { gameOnPage } from "../games";
import type { Picture } from "../messages";
import { SeatSign } from "../parts/Seat";
import type { RoomState } from "../room/state";
import { useTexts } from "../texts";
import { Clock } from "./Clock";
import { SeatTags } from "./SeatTags";
import { StatusLine } from "./StatusLine";
import { statusOf } from "./status";

interface Props {
  state: RoomState;
  shown: Picture;
  unit: string;
  /** Whether it is bad to have points. */
  fewestWin: boolean;
  why(rule: string): void;
}

export function TableHead({ state, shown, unit, fewestWin, why }: Props) {
  const { t } = useTexts();
  const { room, heard } = state;
  const running = isRunning(room);
  return (
    <div className="table-head">
      <StatusLine text={useStatus(state, shown)}>
        {shown.rule !== "" && (
          <button type="button" className="why" onClick={() => why(shown.rule)}>
            <span className="clause-number">{shown.rule}</span> {t("why")}
          </button>
        )}
        {running && room && room.move_ends !== null && (
          <Clock left={room.move_ends} since={heard} running label={t("clock_move")} />
        )}
      </StatusLine>
      {!gameOnPage(shown.game).showsSeats && (
        <Seats state={state} shown={shown} unit={unit} fewestWin={fewestWin} />
      )}
    </div>
  );
}

const TICK = 500;

/** What the line says now; seconds count down in it. */
function useStatus(state: RoomState, shown: Picture): string {
  const { t } = useTexts();
  const [now, setNow] = useState(0);
  const { text, ticks } = statusOf(state, shown, t, now);
  useEffect(() => {
    if (!ticks) return;
    setNow(performance.now());
    const ticking = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(ticking);
  }, [ticks]);
  return text;
}

type SeatsProps = Omit<Props, "why">;

function Seats({ state, shown, unit, fewestWin }: SeatsProps) {
  const { t, language } = useTexts();
  const tags = seatTags(state, shown);
  return (
    <ul className="seats" aria-label={t("at_the_table")}>
      {state.room?.chairs.map((chair, seat) => {
        const turn = shown.to_move === seat;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is known by its place
            key={seat}
            className={`seat${turn ? " turn" : ""}${shown.winners.includes(seat) ? " winner" : ""}`}
            aria-current={turn ? "true" : undefined}
            data-testid={`seat-${seat}`}
          >
            <SeatSign seat={seat} />
            <span className="seat-name">{chair.name}</span>
            {tags[seat]}
            <span className="seat-score" title={unit}>
              {(shown.scores[seat] ?? 0).toLocaleString(language)}
              <span className="unseen"> {unit}</span>
            </span>
          </li>
        );
      })}
      {fewestWin && (
        <li className="seats-note" data-testid="fewest-win">
          {t("fewest_win")}
        </li>
      )}
    </ul>
  );
}

/** The tags of all chairs. */
export function seatTags({ room, you, heard }: RoomState, shown: Picture): ReactNode[] {
  const running = isRunning(room);
  return (room?.chairs ?? []).map((chair, seat) => (
    <SeatTags
      // biome-ignore lint/suspicious/noArrayIndexKey: a chair is known by its place
      key={seat}
      chair={chair}
      yours={you?.chairs.includes(seat) ?? false}
      heard={heard}
      running={running && shown.to_move === seat}
    />
  ));
}

const isRunning = (room: RoomState["room"]): boolean => room?.stage === "playing" && !room.paused;
