import { useState } from "react";
import { api, wordsFor } from "../api";
import { rememberRoom } from "../memory";
import type { OpenRoom } from "../messages";
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
}

export function useOpening(): Opening {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const open = async (wish: Omit<OpenRoom, "name">) => {
    setBusy(true);
    setRefusal("");
    try {
      const name = settings.get().name.trim() || t("guest");
      const { code, token, person } = await api.openRoom({ name, ...wish });
      rememberRoom(code, { token, person, game: wish.game });
      go(`/room/${code}`, wish.play_now ? null : "sit");
    } catch (problem) {
      setRefusal(wordsFor(problem, t));
      setBusy(false);
    }
  };
  return { busy, refusal, open };
}
