/** Another match from the same chairs: at once where only bots play along, else when the others have agreed. */

import { useState } from "react";
import type { ChairPicture } from "../messages";
import type { Room } from "./useRoom";

export interface Again {
  /** Asks for it, or agrees where somebody else has asked. */
  press(): void;
  /** Back to the lobby instead, to arrange the table otherwise. */
  arrange(): void;
  /** Whether there are others who have to agree. */
  asks: boolean;
  /** Whether somebody else wants it already, and one is to answer. */
  wished: boolean;
  /** Who is still to answer, where one has agreed oneself. */
  waiting: string[];
}

interface Wish {
  /** What begins the next match, if this browser may. */
  again: Again | undefined;
  /** Whether the next match is about to begin by itself. */
  starting: boolean;
  giveUp(): void;
}

type Seated = Pick<ChairPicture, "person" | "here"> & { guest_bot?: boolean };

/** Whether somebody else sits at the table and is there; visiting bots play along unasked. */
export const withOthers = (chairs: Seated[], person: string): boolean =>
  chairs.some((chair) => chair.person !== null && chair.person !== person && chair.here && !chair.guest_bot);

export function useAgain({ state, ask }: Room): Wish {
  const [givenUp, setGivenUp] = useState<number | null>(null);
  const { you, room } = state;
  const seated = you !== null && you.chairs.length > 0;
  const starting = seated && room?.stage === "lobby" && room.begins_again && room.round !== givenUp;
  return {
    again: againIn(state, ask),
    starting,
    giveUp: () => setGivenUp(room?.round ?? null),
  };
}

function againIn({ you, room }: Room["state"], ask: Room["ask"]): Again | undefined {
  if (!you || !room || you.chairs.length === 0 || room.stage !== "over" || room.space !== "enough")
    return undefined;
  const proposal = room.proposal?.what === "rematch" ? room.proposal : null;
  const name = (chair: number) => room.chairs[chair]?.name ?? "";
  const asked = proposal?.waiting.some((chair) => you.chairs.includes(chair)) ?? false;
  return {
    press: () => void ask({ type: "rematch", at_once: true }),
    arrange: () => void ask({ type: "rematch" }),
    asks: withOthers(room.chairs, you.person),
    wished: asked,
    waiting: proposal !== null && !asked ? proposal.waiting.map(name) : [],
  };
}
