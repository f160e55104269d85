/** The flick that is being prepared: its direction and strength, and the first part of the Ember's way. */

import { useEffect, useMemo, useState } from "react";
import type { Move, Notation } from "../../messages";
import type { Spot } from "../flatMap/spots";
import { answerOf, once } from "../useFetchedOnce";
import type { Aim, Scale } from "./aiming";
import { flicking } from "./notation";
import type { CurseBoard, CurseView } from "./types";
import { ADDRESS } from "./useIsland";

export interface Aiming {
  pit: string;
  at: Spot;
  aim: Aim;
  scale: Scale;
  /** Whether the direction is still open. */
  turns: boolean;
  /** Where the Ember would go at first; empty where nobody knows. */
  preview: Spot[];
  change(part: Partial<Aim>): void;
  flick(aim?: Aim): void;
}

const USUAL = 8;
const PAUSE = 90;

export function useAiming(
  board: CurseBoard | null,
  table: CurseView,
  moves: Move[],
  play: (moves: Notation[]) => void,
): Aiming | null {
  const asked = flicking(moves);
  const [changed, setChanged] = useState<Partial<Aim>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another Ember is aimed anew
  useEffect(() => setChanged({}), [table.pit, table.turns]);
  const pit = asked === null || table.pit === null ? undefined : board?.pits[table.pit];
  const usual = asked === "strength" ? table.direction : (pit?.outward ?? 0);
  const direction = asked === "aim" ? (changed.direction ?? usual) : usual;
  const strength = changed.strength ?? USUAL;
  const preview = usePreview(pit && board?.rolls ? table.pit : null, direction, strength);
  const scale = useMemo(
    () => ({ degrees: board?.degrees ?? 1, strongest: board?.strengths.length ?? 1 }),
    [board],
  );
  if (pit === undefined || table.pit === null) return null;
  return {
    pit: table.pit,
    at: [pit.x, pit.y],
    aim: { direction, strength },
    scale,
    turns: asked === "aim",
    preview,
    change: (part) => setChanged((before) => ({ ...before, ...part })),
    flick(aim = { direction, strength }) {
      const flick = { Flick: [aim.strength] };
      play(asked === "aim" ? [{ Aim: [aim.direction] }, flick] : [flick]);
    },
  };
}

const NOTHING: Spot[] = [];

/** The first part of the way, a moment after the hand has come to rest. */
function usePreview(pit: string | null, direction: number, strength: number): Spot[] {
  const [found, setFound] = useState<{ address: string; path: Spot[] } | null>(null);
  const address = `${ADDRESS}/preview?pit=${pit}&direction=${direction}&strength=${strength}`;
  useEffect(() => {
    if (pit === null) return;
    let wanted = true;
    const show = (path: Spot[]) => wanted && setFound({ address, path });
    const timer = setTimeout(() => once(address, spots).then(show, () => show(NOTHING)), PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [pit, address]);
  return pit !== null && found?.address === address ? found.path : NOTHING;
}

const spots = async (address: string): Promise<Spot[]> => (await answerOf(address)).json();
