import { useState } from "react";
import { api, wordsFor } from "../api";
import { rememberRoom, tokenFor } from "../memory";
import type { Admission, OpenRoom } from "../messages";
import { go } from "../router";
import { settings } from "../settings";
import { useTexts } from "../texts";

interface Opening {
  /** Whether a room is being opened. */
  busy: boolean;
  /** Why the last one was not. */
  refusal: string;
  /** Open a room and go there; one sits down on arrival, unless the match begins at once. */
  open(wish: Omit<OpenRoom, "name">): Promise<void>;
  /** Go with the table of a full room to a new one, in which one sits already. */
  goOn(code: string, game: string): Promise<void>;
}

export function useOpening(): Opening {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const enter = async (admitted: Promise<Admission>, game: string, intent: "sit" | null) => {
    setBusy(true);
    setRefusal("");
    try {
      const { code, token, person } = await admitted;
      rememberRoom(code, { token, person, game });
      go(`/room/${code}`, intent);
    } catch (problem) {
      setRefusal(wordsFor(problem, t));
      setBusy(false);
    }
  };
  const open = (wish: Omit<OpenRoom, "name">) => {
    const name = settings.get().name.trim() || t("guest");
    const { avatar } = settings.get();
    return enter(api.openRoom({ name, avatar, ...wish }), wish.game, wish.play_now ? null : "sit");
  };
  const goOn = (code: string, game: string) => enter(api.goOn(code, tokenFor(code) ?? ""), game, null);
  return { busy, refusal, open, goOn };
}
