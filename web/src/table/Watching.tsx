import type { Room } from "../room/useRoom";
import { useTexts } from "../texts";

interface Props {
  room: Room;
  takeSeat(chair: number): void;
}

/** For those who have no chair here: that they watch, and where they could sit down. */
export function Watching({ room, takeSeat }: Props) {
  const { t } = useTexts();
  const { you, room: picture } = room.state;
  if (!picture || (you !== null && you.chairs.length > 0)) return null;
  const free = picture.chairs.findIndex((chair) => chair.person === null && chair.level === null);
  return (
    <div className="watching" data-testid="watching">
      <p>{t("watching")}</p>
      {free >= 0 && (
        <button type="button" className="button small" onClick={() => takeSeat(free)}>
          {t("take_a_seat")}
        </button>
      )}
    </div>
  );
}
