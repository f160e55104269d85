/** Another match with the same people: at once where only bots play along, else after everybody was asked. */

import { useState } from "react";
import { isRefused } from "../connection";
import type { ChairPicture } from "../messages";
import type { Room } from "./useRoom";

export interface Again {
  press(): void;
  /** Whether there are others who have to agree. */
  asks: boolean;
}

interface Wish {
  /** What begins the next match, if this browser may. */
  again: Again | undefined;
  /** Whether the next match is about to begin by itself. */
  starting: boolean;
  giveUp(): void;
}

/** Whether somebody else sits at the table. */
export const withOthers = (chairs: Pick<ChairPicture, "person">[], person: string): boolean =>
  chairs.some((chair) => chair.person !== null && chair.person !== person);

export function useAgain({ state, ask }: Room): Wish {
  const [wished, setWished] = useState<number | null>(null);
  const { you, room } = state;
  const asks = you !== null && room !== null && withOthers(room.chairs, you.person);
  const may = you !== null && you.chairs.length > 0 && room?.stage === "over" && room.space === "enough";
  const press = async () => {
    if (room && !asks) setWished(room.round);
    if (isRefused(await ask({ type: "rematch" }))) setWished(null);
  };
  return {
    again: may ? { press: () => void press(), asks } : undefined,
    starting: room?.stage === "lobby" && room.round === wished && (you?.host ?? false) && !asks,
    giveUp: () => setWished(null),
  };
}
