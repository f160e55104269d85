import type { Room } from "../room/useRoom";
import { useTexts } from "../texts";

/** For those who have no chair here: that they watch. */
export function Watching({ room }: { room: Room }) {
  const { t } = useTexts();
  const { you, room: picture } = room.state;
  if (!picture || (you !== null && you.chairs.length > 0)) return null;
  return (
    <div className="watching" data-testid="watching">
      <p>{t("watching")}</p>
    </div>
  );
}
