/** Where only one thing can be done it is done, after a moment; whoever took something back does it by hand. */

import { useEffect, useMemo, useRef, useState } from "react";
import type { Answered, Request } from "../connection";
import type { GamePicture, Picture } from "../messages";
import { mineIn } from "../room/state";
import type { Room } from "../room/useRoom";
import { useSettings } from "../settings";
import { onlyMove } from "./onlyMove";

/** As long as it takes to see what happened, and what will be done. */
const PAUSE = 1500;
/** For so long it is still said that it was done. */
const SAID = 2500;

export interface Only {
  label: string;
  done: boolean;
}

interface OnlyMoves {
  /** The room, in which it is known what was done by hand. */
  room: Room;
  /** What is about to be done, or was just done. */
  only: Only | null;
}

export function useOnlyMove(room: Room, shown: Picture, game: GamePicture | null): OnlyMoves {
  const { letMeClick } = useSettings();
  const { state, ask } = room;
  const hands = useRef<Hands>(new Hands(state.rewound));
  const [done, setDone] = useState<string | null>(null);
  const mine = mineIn(state);
  const found = mine === null || game === null ? null : onlyMove(shown, game.obvious);
  const ready = room.status === "open" && state.room?.proposal === null && !letMeClick;
  const only = ready && !hands.current.needed(state.rewound) ? found : null;

  useEffect(() => {
    if (only === null || mine === null) return;
    const timer = setTimeout(() => {
      setDone(only.label);
      const asked = ask({ type: "play", chair: mine, moves: [only.move], inputs: shown.inputs });
      void asked.then(({ type }) => type === "done" && hands.current.moved(true));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [only, mine, shown.inputs, ask]);

  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => setDone(null), SAID);
    return () => clearTimeout(timer);
  }, [done]);

  const undo = state.you?.undo;
  useEffect(() => {
    if (mine === null || !hands.current.tookBack(state.rewound)) return;
    if (!undo?.at_once || undo.chair !== mine) return;
    hands.current.takesBack(state.rewound);
    void ask({ type: "undo", chair: mine });
  }, [mine, state.rewound, undo, ask]);

  const rewound = state.rewound;
  const noting = useMemo(() => noted(ask, hands.current, rewound), [ask, rewound]);
  const told = only ? { label: only.label, done: false } : done === null ? null : { label: done, done: true };
  return { room: useMemo(() => ({ ...room, ask: noting }), [room, noting]), only: told };
}

type Ask = (request: Request) => Promise<Answered>;

function noted(ask: Ask, hands: Hands, rewound: number): Ask {
  return async (request) => {
    if (request.type === "play") hands.used(rewound);
    if (request.type === "undo") hands.takesBack(rewound);
    const answer = await ask(request);
    if (request.type === "play" && answer.type === "done") hands.moved(false);
    return answer;
  };
}

/** What this browser did by hand and what by itself, the last one last. */
export class Hands {
  #byItself: boolean[] = [];
  #expected: number | null = null;

  /** `seen` is how often something had been taken back when this player last did something by hand. */
  constructor(private seen: number) {}

  /** Whether something was taken back since: then nothing is done by itself. */
  needed(rewound: number): boolean {
    return rewound !== this.seen;
  }

  /** This player has done something by hand. */
  used(rewound: number): void {
    this.seen = rewound;
  }

  moved(byItself: boolean): void {
    this.#byItself.push(byItself);
  }

  takesBack(rewound: number): void {
    this.#expected = rewound + 1;
  }

  /** Whether what this browser asked to take back was done by itself, so that more is to be taken back. */
  tookBack(rewound: number): boolean {
    if (this.#expected !== rewound) return false;
    this.#expected = null;
    return this.#byItself.pop() ?? false;
  }
}
