import { useCallback, useEffect, useState } from "react";
import type { BoardPicture } from "../../messages";
import type { Language } from "../scene";

const fetched = new Map<string, Promise<BoardPicture>>();

async function ask(address: string): Promise<BoardPicture> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as BoardPicture;
}

/** A board is fetched once for each language; a failure is not remembered. */
function boardAt(address: string): Promise<BoardPicture> {
  const known = fetched.get(address);
  if (known !== undefined) return known;
  const asked = ask(address);
  fetched.set(address, asked);
  asked.catch(() => fetched.delete(address));
  return asked;
}

export interface Fetched {
  board: BoardPicture | null;
  failed: boolean;
  again(): void;
}

export function useBoard(name: string, language: Language): Fetched {
  const [board, setBoard] = useState<BoardPicture | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    boardAt(`/api/boards/${encodeURIComponent(name)}?language=${language}`).then(
      (found) => wanted && setBoard(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [name, language, tries]);
  const again = useCallback(() => setTries((before) => before + 1), []);
  return { board, failed, again };
}
