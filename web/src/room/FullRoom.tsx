import type { RoomPicture } from "../messages";
import { useTexts } from "../texts";
import { useOpening } from "./useOpening";

/** Says that a room is full, or nearly; where no match goes on in it any more, the way to a new one. */
export function FullRoom({ picture }: { picture: RoomPicture }) {
  const { t } = useTexts();
  if (picture.space === "enough") return null;
  const playable = picture.space === "moves" && picture.stage === "playing";
  return (
    <div className="full-room" data-testid="full-room">
      <p className="warning" role="status">
        {t(playable ? "room_nearly_full" : "room_full")}
      </p>
      {!playable && <NewRoom picture={picture} />}
    </div>
  );
}

/** Another room, arranged as this one. */
function NewRoom({ picture }: { picture: RoomPicture }) {
  const { t } = useTexts();
  const { busy, refusal, open } = useOpening();
  const { game, options } = picture;
  const wish = { game, options, seats: picture.chairs.length, public: picture.public };
  return (
    <p>
      <button type="button" className="button" disabled={busy} onClick={() => void open(wish)}>
        {t("open_new_room")}
      </button>
      {refusal !== "" && <span className="warning">{refusal}</span>}
    </p>
  );
}
