/** Whoever wants to be told of a slow match is told by Web Push while nobody looks at this page. */

import { useEffect, useState } from "react";
import { tokenFor } from "../memory";
import { pushPossible, subscribeTo } from "../push";
import { useSettings } from "../settings";
import type { RoomState } from "./state";

const SLOW = 3600;

/** The page hangs up when it is hidden during the match: to the server its person is then away, and is told. */
export function usePush(code: string, { room, you }: RoomState, rest: () => void): void {
  const { notify, language } = useSettings();
  const sits = you !== null && you.chairs.length > 0;
  const wanted = notify && sits && (room?.clocks.move ?? 0) >= SLOW && pushPossible();
  const [told, setTold] = useState(false);
  useEffect(() => {
    const token = tokenFor(code);
    if (!wanted || token === null) return;
    let current = true;
    void subscribeTo(code, token, language).then((done) => current && setTold(done));
    return () => {
      current = false;
      setTold(false);
    };
  }, [wanted, code, language]);

  const away = told && room?.stage === "playing";
  useEffect(() => {
    if (!away) return;
    const restUnseen = () => document.hidden && rest();
    restUnseen();
    document.addEventListener("visibilitychange", restUnseen);
    return () => document.removeEventListener("visibilitychange", restUnseen);
  }, [away, rest]);
}
