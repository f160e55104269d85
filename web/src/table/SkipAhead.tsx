import { Icon } from "../parts/Icon";
import { lagOf } from "../room/state";
import type { Room } from "../room/useRoom";
import { useTexts } from "../texts";

/** The way to the present, while what is shown has happened already; and that it has, where it is long ago. */
export function SkipAhead({ room: { state, happen } }: { room: Room }) {
  const { t } = useTexts();
  if (state.waiting.length === 0) return null;
  const lag = lagOf(state);
  return (
    <div className="skip">
      <p role="status" data-testid="lag">
        {lag !== null && t(lag === "over" ? "lag_over" : "lag_late")}
      </p>
      <button type="button" className="button small" onClick={() => happen({ type: "skip" })}>
        <Icon name="skip" /> {t(lag === "over" ? "skip_to_end" : "skip")}
      </button>
    </div>
  );
}
