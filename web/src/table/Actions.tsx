/** What helps with a move: a hint, and taking one back. */

import { useState } from "react";
import { Icon, type IconName } from "../parts/Icon";
import type { Room } from "../room/useRoom";
import { useTexts } from "../texts";

interface Props {
  room: Room;
  /** The chair that has something to decide. */
  asked: number | null;
  /** Called when a hint is asked for, which is shown with the moves. */
  hinting?(): void;
}

const LONGEST_THOUGHT = 20_000;

export function Actions({ room, asked, hinting }: Props) {
  const { t } = useTexts();
  const { state, ask } = room;
  const [thinking, setThinking] = useState(false);
  const hint = async (chair: number) => {
    setThinking(true);
    hinting?.();
    const tired = new Promise((wake) => setTimeout(wake, LONGEST_THOUGHT));
    await Promise.race([ask({ type: "hint", chair }), tired]);
    setThinking(false);
  };
  const { you, room: picture } = state;
  if (!picture || !you) return null;
  const { undo } = you;
  const hints = picture.stage === "playing" && asked !== null;
  if (!hints && !undo) return null;
  return (
    <div className="actions" role="toolbar" aria-label={t("actions")}>
      {hints && (
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
    </div>
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
    <button type="button" className="button quiet small" title={text} onClick={act} disabled={off}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
