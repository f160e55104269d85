import type { RoomPicture } from "../messages";
import { Link } from "../parts/Link";
import { useTexts } from "../texts";
import { useOpening } from "./useOpening";

interface Props {
  picture: RoomPicture;
  /** Whether one sits at its table. */
  seated: boolean;
}

/** Says that a room is full, or nearly; where no match goes on in it any more, the way to a new one. */
export function FullRoom({ picture, seated }: Props) {
  const { t } = useTexts();
  if (picture.space === "enough") return null;
  const playable = picture.space === "moves" && picture.stage === "playing";
  return (
    <div className="full-room" data-testid="full-room">
      <p className="warning" role="status">
        {t(playable ? "room_nearly_full" : picture.next_room ? "room_moved_on" : "room_full")}
      </p>
      {!playable && <NewRoom picture={picture} seated={seated} />}
    </div>
  );
}

/** Another room, arranged as this one: for all who sit here the same. */
function NewRoom({ picture, seated }: Props) {
  const { t } = useTexts();
  const { busy, refusal, open, goOn } = useOpening();
  const { code, game, options, next_room } = picture;
  if (!seated && next_room !== null)
    return (
      <p>
        <Link to={`/room/${next_room}`} className="button">
          {t("follow_to_new_room")}
        </Link>
      </p>
    );
  const wish = { game, options, seats: picture.chairs.length, public: picture.public };
  const act = () => (seated ? goOn(code, game) : open(wish));
  return (
    <p>
      <button type="button" className="button" disabled={busy} onClick={() => void act()}>
        {t(seated ? "go_on_in_new_room" : "open_new_room")}
      </button>
      {refusal !== "" && <span className="warning">{refusal}</span>}
    </p>
  );
}
