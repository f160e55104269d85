/** Whose turn it is and what is asked, in one sentence, and everybody at the table. */

import type { Picture } from "../messages";
import { Icon } from "../parts/Icon";
import { levelIn } from "../parts/levels";
import { SeatSign } from "../parts/Seat";
import type { RoomState } from "../room/state";
import { useTexts } from "../texts";
import { Clock } from "./Clock";

interface Props {
  state: RoomState;
  shown: Picture;
  unit: string;
  why(rule: string): void;
}

export function TableHead({ state, shown, unit, why }: Props) {
  const { t } = useTexts();
  const { room, heard } = state;
  const running = room?.stage === "playing" && !room.paused;
  return (
    <div className="table-head">
      <div className="asks">
        <h1 data-testid="asks">{shown.asks}</h1>
        {shown.rule !== "" && (
          <button type="button" className="why" onClick={() => why(shown.rule)}>
            <span className="clause-number">{shown.rule}</span> {t("why")}
          </button>
        )}
        {running && room.move_ends !== null && (
          <Clock left={room.move_ends} since={heard} running label={t("clock_move")} />
        )}
      </div>
      <Seats state={state} shown={shown} unit={unit} running={running} />
    </div>
  );
}

interface SeatsProps {
  state: RoomState;
  shown: Picture;
  unit: string;
  running: boolean;
}

function Seats({ state, shown, unit, running }: SeatsProps) {
  const { t, language } = useTexts();
  const { room, you, heard } = state;
  return (
    <ul className="seats" aria-label={t("at_the_table")}>
      {room?.chairs.map((chair, seat) => {
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
            {you?.chairs.includes(seat) && <span className="tag">{t("you")}</span>}
            {chair.level !== null && <BotSign text={t("bot_level", { level: levelIn(t, chair.level) })} />}
            {chair.minded && (
              <span className="tag warm" title={t("minded_long")}>
                <Icon name="bot" /> {t("minded")}
              </span>
            )}
            {chair.stands_down && (
              <span className="tag" title={t("stands_down_long")}>
                <Icon name="mute" /> {t("stands_down")}
              </span>
            )}
            {chair.person !== null && !chair.here && <span className="tag">{t("away")}</span>}
            <span className="seat-score" title={unit}>
              {(shown.scores[seat] ?? 0).toLocaleString(language)}
              <span className="unseen"> {unit}</span>
            </span>
            {chair.clock !== null && (
              <Clock left={chair.clock} since={heard} running={running && turn} label={t("clock_match")} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function BotSign({ text }: { text: string }) {
  return (
    <span className="bot-sign" title={text}>
      <Icon name="bot" />
      <span className="unseen">{text}</span>
    </span>
  );
}
