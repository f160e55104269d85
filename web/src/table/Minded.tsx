import { Link } from "../parts/Link";
import { isAwayFrom, leftIn } from "../room/state";
import type { Room } from "../room/useRoom";
import { useTexts } from "../texts";
import { playingFor } from "./status";

/** For those who left their chairs: that bots play there, the way back, and the way on for who has none left. */
export function Minded({ room }: { room: Room }) {
  const { t } = useTexts();
  const { state, ask } = room;
  const left = leftIn(state);
  return left.map((at) => {
    const chair = state.room?.chairs[at];
    return (
      chair && (
        <div key={at} className="watching row" data-testid="minded">
          <p>{playingFor(chair, state, t)}</p>
          <button
            type="button"
            className="button small"
            onClick={() => void ask({ type: "sit", chair: at, name: chair.name })}
          >
            {t("sit_again")}
          </button>
          {isAwayFrom(state) && at === left[0] && (
            <Link to="/" className="button quiet small">
              {t("to_map")}
            </Link>
          )}
        </div>
      )
    );
  });
}
