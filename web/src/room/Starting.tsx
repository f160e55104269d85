import { useEffect, useRef } from "react";
import { isRefused } from "../connection";
import { useTexts } from "../texts";
import type { Room } from "./useRoom";
import { useWords } from "./useWords";

/** The next match against the same bots, which begins as soon as its luck is bound. */
export function Starting({ room, giveUp }: { room: Room; giveUp(): void }) {
  const { t } = useTexts();
  const { you, room: picture } = room.state;
  const asked = useRef(false);
  useWords(room);
  const bound = you?.chairs.every((chair) => picture?.chairs[chair]?.words_commitment !== "") ?? false;
  useEffect(() => {
    if (!bound || asked.current) return;
    asked.current = true;
    void room.ask({ type: "begin" }).then((answer) => isRefused(answer) && giveUp());
  }, [bound, room, giveUp]);
  return (
    <main id="main" className="notice" tabIndex={-1}>
      <p role="status">{t("opening_door")}</p>
    </main>
  );
}
