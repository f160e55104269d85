/** What is to be said of whoever sits in a chair, beside the name: you, a bot, away, passing; and the clock. */

import type { ChairPicture } from "../messages";
import { Icon } from "../parts/Icon";
import { levelIn } from "../parts/levels";
import { useTexts } from "../texts";
import { Clock } from "./Clock";

interface Props {
  chair: ChairPicture;
  yours: boolean;
  /** When the clock was heard of (`performance.now`). */
  heard: number;
  running: boolean;
}

export function SeatTags({ chair, yours, heard, running }: Props) {
  const { t } = useTexts();
  return (
    <>
      {yours && <span className="tag yours">{t("you")}</span>}
      {chair.level !== null && <BotSign text={t("bot_level", { level: levelIn(t, chair.level) })} />}
      {chair.minded && (
        <span className="tag warm" title={t(chair.person === null ? "minded_to_end" : "minded_long")}>
          <Icon name="bot" /> <span>{t("minded")}</span>
        </span>
      )}
      {chair.stands_down && (
        <span className="tag" title={t("stands_down_long")}>
          <Icon name="mute" /> <span>{t("stands_down")}</span>
        </span>
      )}
      {chair.person !== null && !chair.here && (
        <span className="tag" title={t("away")}>
          <Icon name="door" /> <span>{t("away")}</span>
        </span>
      )}
      {chair.clock !== null && (
        <Clock left={chair.clock} since={heard} running={running} label={t("clock_match")} />
      )}
    </>
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
