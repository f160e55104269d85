/** The model island, fetched once: its board, and how high it is. */

import { useCallback, useEffect, useState } from "react";
import type { IslandBoard } from "./contract";

export interface Island {
  board: IslandBoard;
  /** Centimetres, row by row from the north-west corner. */
  heights: Float32Array;
}

export const ADDRESS = "/api/islands/fireball_island";

let fetched: Promise<Island> | null = null;

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer;
}

async function fetchIsland(): Promise<Island> {
  const [told, measured] = await Promise.all([ask(ADDRESS), ask(`${ADDRESS}/heights`)]);
  const board = (await told.json()) as IslandBoard;
  return { board, heights: heightsIn(await measured.arrayBuffer(), board.scale) };
}

/** Two bytes for each point, the low one first. */
export function heightsIn(bytes: ArrayBuffer, scale: number): Float32Array {
  const view = new DataView(bytes);
  return Float32Array.from({ length: bytes.byteLength / 2 }, (_, at) => view.getUint16(at * 2, true) * scale);
}

function theIsland(): Promise<Island> {
  fetched ??= fetchIsland().catch((problem) => {
    fetched = null;
    throw problem;
  });
  return fetched;
}

export function useIsland(): { island: Island | null; failed: boolean; again(): void } {
  const [island, setIsland] = useState<Island | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    theIsland().then(
      (found) => wanted && setIsland(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [tries]);
  return { island, failed, again: useCallback(() => setTries((before) => before + 1), []) };
}
