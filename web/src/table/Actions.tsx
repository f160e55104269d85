/** What else one can do at the table: hint, undo, pause, leave. */

import { useState } from "react";
import { notificationsPossible, wishNotifications } from "../notifications";
import { Icon, type IconName } from "../parts/Icon";
import { answerable, leftIn } from "../room/state";
import type { Room } from "../room/useRoom";
import { useSettings } from "../settings";
import { useTexts } from "../texts";

interface Props {
  room: Room;
  /** The chair that has something to decide. */
  asked: number | null;
  secrets: boolean;
  /** Whether there are windows in which one is asked. */
  reactions: boolean;
}

const LONGEST_THOUGHT = 20_000;

export function Actions({ room, asked, secrets, reactions }: Props) {
  const { t } = useTexts();
  const { state, ask } = room;
  const picture = state.room;
  const { notify } = useSettings();
  const [thinking, setThinking] = useState(false);
  const hint = async (chair: number) => {
    setThinking(true);
    const tired = new Promise((wake) => setTimeout(wake, LONGEST_THOUGHT));
    await Promise.race([ask({ type: "hint", chair }), tired]);
    setThinking(false);
  };
  const you = state.you;
  if (!picture || !you) return null;
  const { undo } = you;
  const playing = picture.stage === "playing";
  const left = leftIn(state);
  const sitting = you.chairs.filter((chair) => !left.includes(chair));
  const atWindow = answerable(state)?.turn_of === null; // which has the same button
  const listening = sitting.length < 2 ? sitting[0] : state.shown?.seat;
  return (
    <div className="actions" role="toolbar" aria-label={t("actions")}>
      {playing && asked !== null && (
        <Act
          icon="hint"
          text={thinking ? t("hint_thinking") : t("hint")}
          act={() => void hint(asked)}
          off={thinking}
        />
      )}
      {undo && (
        <Act
          icon="undo"
          text={undo.at_once ? t("undo") : t("undo_ask")}
          act={() => void ask({ type: "undo", chair: undo.chair })}
          off={picture.proposal !== null}
        />
      )}
      {playing && (
        <Act
          icon={picture.paused ? "play" : "pause"}
          text={picture.paused ? t("resume") : t("pause")}
          act={() => void ask({ type: "pause", paused: !picture.paused })}
        />
      )}
      {playing && reactions && !atWindow && listening != null && <StandDown room={room} chair={listening} />}
      {playing && secrets && you.chairs.length > 1 && state.shown?.seat != null && (
        <Act icon="eye" text={t("hide_hand")} act={() => void ask({ type: "look", chair: null })} />
      )}
      {playing &&
        sitting.map((chair) => (
          <Act
            key={chair}
            icon="door"
            text={
              sitting.length > 1
                ? t("leave_of", { name: picture.chairs[chair]?.name ?? "" })
                : t("leave_chair")
            }
            act={() => void ask({ type: "stand", chair })}
          />
        ))}
      {playing && sitting.length > 0 && notificationsPossible() && (
        <Act
          icon="bell"
          text={notify ? t("notify_no_more") : t("notify_me")}
          act={() => void wishNotifications(!notify)}
        />
      )}
    </div>
  );
}

/** Not to be asked in the windows of this turn, whatever one holds; everybody can see it. */
function StandDown({ room, chair }: { room: Room; chair: number }) {
  const { t } = useTexts();
  const down = room.state.room?.chairs[chair]?.stands_down ?? false;
  return (
    <Act
      icon="mute"
      text={t(down ? "window_ask_again" : "window_do_not_ask")}
      act={() => void room.ask({ type: "stand_down", chair, down: !down })}
    />
  );
}

interface ActProps {
  icon: IconName;
  text: string;
  act(): void;
  off?: boolean;
}

function Act({ icon, text, act, off = false }: ActProps) {
  return (
    <button type="button" className="button quiet small" onClick={act} disabled={off}>
      <Icon name={icon} />
      {text}
    </button>
  );
}
