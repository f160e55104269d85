/** What is to be said of whoever sits in a chair, beside the name: you, a bot, away, passing; and the clock. */

import type { ReactNode } from "react";
import { isCharacter } from "../faces/faces";
import { temperOf } from "../faces/tempers";
import type { ChairPicture, Picture } from "../messages";
import { Icon } from "../parts/Icon";
import { levelIn } from "../parts/levels";
import type { RoomState } from "../room/state";
import { useTexts } from "../texts";
import { Clock } from "./Clock";

/** The tags of all chairs, for the scene, which shows everybody. */
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

/** Whether clocks run. */
export const isRunning = (room: RoomState["room"]): boolean => room?.stage === "playing" && !room.paused;

interface Props {
  chair: ChairPicture;
  yours: boolean;
  /** When the clock was heard of (`performance.now`). */
  heard: number;
  running: boolean;
}

function SeatTags({ chair, yours, heard, running }: Props) {
  const { t } = useTexts();
  return (
    <>
      <span className="seat-tags">
        {chair.level !== null && <BotLevel chair={chair} level={levelIn(t, chair.level)} />}
        {chair.guest_bot && (
          <span className="bot-sign" title={t("guest_bot")}>
            <Icon name="bot" />
            <span className="unseen">{t("guest_bot")}</span>
          </span>
        )}
        {chair.minded && (
          <span className="tag warm" title={t(chair.person === null ? "minded_to_end" : "minded_long")}>
            <Icon name="bot" /> <span>{t("minded")}</span>
          </span>
        )}
        {chair.person !== null && !chair.here && (
          <span className="tag" title={t("away")}>
            <Icon name="door" /> <span>{t("away")}</span>
          </span>
        )}
        {chair.stands_down && (
          <span className="tag" title={t("stands_down_long")}>
            <Icon name="mute" /> <span>{t("stands_down")}</span>
          </span>
        )}
        {yours && <span className="tag yours">{t("you")}</span>}
      </span>
      {chair.clock !== null && (
        <Clock left={chair.clock} since={heard} running={running} label={t("clock_match")} />
      )}
    </>
  );
}

/** How well a bot plays; what it is like is told to whoever points at it. */
function BotLevel({ chair, level }: { chair: ChairPicture; level: string }) {
  const { t, language } = useTexts();
  const temper = isCharacter(chair.face) ? ` – ${temperOf(chair.face, language)}` : "";
  return (
    <span className="bot-sign" title={t("bot_named", { name: chair.name, level }) + temper}>
      <span className="unseen">{t("bot")}, </span>
      {level}
    </span>
  );
}
