/** Whoever chooses another picture in the settings has it at the table at once. */

import { useEffect, useRef } from "react";
import { useSettings } from "../settings";
import { ownChair } from "./ownChair";
import type { Room } from "./useRoom";

export function useOwnAvatar({ state, ask }: Room): void {
  const { avatar } = useSettings();
  const known = useRef(avatar);
  const chairs = state.room?.chairs ?? [];
  const chair = state.you === null ? null : ownChair(state.you, chairs);
  const worn = chair === null ? undefined : chairs[chair]?.face;
  useEffect(() => {
    if (known.current === avatar || chair === null) return;
    known.current = avatar;
    if (avatar !== null && avatar !== worn) void ask({ type: "set_appearance", chair, avatar });
  }, [avatar, chair, worn, ask]);
}
