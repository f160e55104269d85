/** Arranging a table before the match: what the host chooses is shown at once, and then heard of. */

import { useState } from "react";
import { isRefused } from "../connection";
import type { Clocks, RoomPicture } from "../messages";
import type { Room } from "./useRoom";

export interface Arrangement {
  seats: number;
  options: Record<string, unknown>;
  clocks: Clocks;
  public: boolean;
  absent_agree: boolean;
}

const arrangementOf = ({
  chairs,
  options,
  clocks,
  public: open,
  absent_agree,
}: RoomPicture): Arrangement => ({
  seats: chairs.length,
  options,
  clocks,
  public: open,
  absent_agree,
});

/** What was asked for and is shown already, until the room is heard of again. */
interface Wish {
  change: Partial<Arrangement>;
  sequence: number;
}

interface Arranging {
  table: Arrangement;
  /** Whether this browser may change anything. */
  host: boolean;
  arrange(change: Partial<Arrangement>): Promise<void>;
}

export function useArranging({ state, ask }: Room): Arranging | null {
  const [wish, setWish] = useState<Wish | null>(null);
  const { you, room } = state;
  if (!room) return null;
  const hoped = wish?.sequence === room.sequence ? wish.change : {};
  return {
    table: { ...arrangementOf(room), ...hoped },
    host: (you?.host ?? false) && !room.sealed,
    async arrange(change) {
      setWish({ change: { ...hoped, ...change }, sequence: room.sequence });
      if (isRefused(await ask({ type: "arrange", ...change }))) setWish(null);
    },
  };
}
