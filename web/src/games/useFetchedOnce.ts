/** What a scene needs from the server besides the table: fetched once, and again only after a failure. */

import { useCallback, useEffect, useState } from "react";

const fetched = new Map<string, Promise<unknown>>();

export async function answerOf(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer;
}

const asJson = async <T>(address: string): Promise<T> => (await answerOf(address)).json();

/** The same answer for everybody who asks; a failure is not remembered. */
export function once<T>(address: string, ask: (address: string) => Promise<T>): Promise<T> {
  const known = fetched.get(address) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const asked = ask(address);
  fetched.set(address, asked);
  asked.catch(() => fetched.delete(address));
  return asked;
}

export interface FetchedOnce<T> {
  value: T | null;
  failed: boolean;
  again(): void;
}

/** What is found at an address; `ask` is one function for it, not made anew with every picture. */
export function useFetchedOnce<T>(
  address: string,
  ask: (address: string) => Promise<T> = asJson,
): FetchedOnce<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    once(address, ask).then(
      (found) => wanted && setValue(() => found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [address, ask, tries]);
  return { value, failed, again: useCallback(() => setTries((before) => before + 1), []) };
}
