import { useEffect, useRef } from "react";
import { isRefused } from "../connection";
import { useTexts } from "../texts";
import type { Room } from "./useRoom";
import { useWords } from "./useWords";

/** The next match from the same chairs: the host's page begins it as soon as everybody's luck is bound. */
export function Starting({ room, giveUp }: { room: Room; giveUp(): void }) {
  const { t } = useTexts();
  const { you, room: picture } = room.state;
  const asked = useRef(false);
  useWords(room);
  const here =
    picture?.chairs.filter((chair) => chair.person !== null && chair.here && !chair.guest_bot) ?? [];
  const missing = here.filter((chair) => chair.words_commitment === "");
  const ready = (you?.host ?? false) && here.length > 0 && missing.length === 0;
  useEffect(() => {
    if (!ready || asked.current) return;
    asked.current = true;
    void room.ask({ type: "begin" }).then((answer) => isRefused(answer) && giveUp());
  }, [ready, room, giveUp]);
  return (
    <main id="main" className="notice" tabIndex={-1} data-testid="starting">
      <p role="status">{t("next_match_begins")}</p>
      <p>
        <button type="button" className="button quiet" onClick={giveUp}>
          {t("to_lobby")}
        </button>
      </p>
    </main>
  );
}
