/** Keeps what is remembered of one's own tables up to date while the map is open. */

import { useEffect } from "react";
import { api, Declined } from "../api";
import { forgetRoom, type RememberedRoom, rooms, updateRoom } from "../memory";
import type { RoomSummary } from "../messages";
import { notify } from "../notifications";
import { settings } from "../settings";
import { type Translate, useTexts } from "../texts";

export const LOOK_EVERY = 20_000;
const LATEST = 8;
const NOT_FOUND = 404;

/** What a summary changes in what is remembered; it does not know names, but whose turn it is. */
export function seenFrom(room: RememberedRoom, summary: RoomSummary): Partial<RememberedRoom> {
  const { game, stage, turn } = summary;
  const minded = room.person !== null && summary.minded.includes(room.person);
  return { game, stage, turn: "", minded, yours: !minded && turn !== null && turn === room.person };
}

async function lookAt(room: RememberedRoom, t: Translate): Promise<void> {
  try {
    const seen = seenFrom(room, await api.room(room.code));
    updateRoom(room.code, seen);
    if (seen.yours && !room.yours) notify(t("title_your_turn"), room.players.join(", "), room.code);
  } catch (problem) {
    // Anything else than a room that is gone may be over at the next look.
    if (problem instanceof Declined && problem.status === NOT_FOUND) forgetRoom(room.code);
  }
}

/** A page that nobody sees looks only for those who want to be told. */
function look(t: Translate): void {
  if (document.hidden && !settings.get().notify) return;
  const own = rooms.get().filter(({ token }) => token !== null);
  for (const room of own.slice(0, LATEST)) void lookAt(room, t);
}

export function useTables(): void {
  const { t } = useTexts();
  useEffect(() => {
    const lookNow = () => document.hidden || look(t);
    look(t);
    const looking = setInterval(() => look(t), LOOK_EVERY);
    document.addEventListener("visibilitychange", lookNow);
    return () => {
      clearInterval(looking);
      document.removeEventListener("visibilitychange", lookNow);
    };
  }, [t]);
}
