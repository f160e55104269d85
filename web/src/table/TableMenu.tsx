/** The menu of a table: what one seldom does there. Whoever leaves is asked first. */

import { useState } from "react";
import type { GamePicture } from "../messages";
import { notificationsPossible, wishNotifications } from "../notifications";
import { Dialog } from "../parts/Dialog";
import { Menu, type MenuItem } from "../parts/Menu";
import { answerable, leftIn, type RoomState } from "../room/state";
import { withOthers } from "../room/useAgain";
import type { Room } from "../room/useRoom";
import { useSettings } from "../settings";
import { type Translate, useTexts } from "../texts";

interface Props {
  room: Room;
  game: GamePicture | null;
}

export function TableMenu({ room, game }: Props) {
  const { t } = useTexts();
  const { notify } = useSettings();
  const [leaving, setLeaving] = useState<number | null>(null);
  const { state, ask } = room;
  if (state.room?.stage !== "playing" || !state.you) return null;
  const sitting = sittingIn(state);
  const items = [
    ...pausing(room, t),
    ...standingDown(room, game, t),
    ...hiding(room, game, t),
    ...(sitting.length > 0 && notificationsPossible() ? [notifying(notify, t)] : []),
    ...sitting.map((chair) => ({
      icon: "door" as const,
      text: leaveText(state, chair, t),
      act: () => setLeaving(chair),
    })),
  ];
  return (
    <>
      <Menu label={t("table_menu")} items={items} />
      {leaving !== null && (
        <Leaving
          title={leaveText(state, leaving, t)}
          text={t(withOthers(state.room.chairs, state.you.person) ? "leave_text" : "leave_text_bots")}
          leave={() => void ask({ type: "stand", chair: leaving })}
          close={() => setLeaving(null)}
        />
      )}
    </>
  );
}

/** The chairs of this page in which no bot plays. */
function sittingIn(state: RoomState): number[] {
  const left = leftIn(state);
  return state.you?.chairs.filter((chair) => !left.includes(chair)) ?? [];
}

function leaveText(state: RoomState, chair: number, t: Translate): string {
  const name = state.room?.chairs[chair]?.name ?? "";
  return sittingIn(state).length > 1 ? t("leave_of", { name }) : t("leave_chair");
}

/** To pause; the way on is shown over the board. */
function pausing({ state, ask }: Room, t: Translate): MenuItem[] {
  if (state.room?.paused) return [];
  return [{ icon: "pause", text: t("pause"), act: () => void ask({ type: "pause", paused: true }) }];
}

/** Not to be asked in the windows of this turn, whatever one holds; everybody can see it. */
function standingDown({ state, ask }: Room, game: GamePicture | null, t: Translate): MenuItem[] {
  const sitting = sittingIn(state);
  const chair = sitting.length < 2 ? sitting[0] : state.shown?.seat;
  const atWindow = answerable(state)?.turn_of === null; // which has the same button
  if (!game?.reactions || atWindow || chair == null) return [];
  const down = state.room?.chairs[chair]?.stands_down ?? false;
  const text = t(down ? "window_ask_again" : "window_do_not_ask");
  return [{ icon: "mute", text, act: () => void ask({ type: "stand_down", chair, down: !down }) }];
}

function hiding({ state, ask }: Room, game: GamePicture | null, t: Translate): MenuItem[] {
  const several = (state.you?.chairs.length ?? 0) > 1;
  if (!game?.secrets || !several || state.shown?.seat == null) return [];
  return [{ icon: "eye", text: t("hide_hand"), act: () => void ask({ type: "look", chair: null }) }];
}

function notifying(notify: boolean, t: Translate): MenuItem {
  const text = t(notify ? "notify_no_more" : "notify_me");
  return { icon: "bell", text, act: () => void wishNotifications(!notify) };
}

interface LeavingProps {
  title: string;
  text: string;
  leave(): void;
  close(): void;
}

function Leaving({ title, text, leave, close }: LeavingProps) {
  const { t } = useTexts();
  return (
    <Dialog title={title} close={close}>
      <p>{text}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          data-testid="leave"
          onClick={() => {
            close();
            leave();
          }}
        >
          {t("leave_yes")}
        </button>
        <button type="button" className="button quiet" onClick={close}>
          {t("leave_not")}
        </button>
      </div>
    </Dialog>
  );
}
