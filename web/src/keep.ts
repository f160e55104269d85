/** What this browser keeps; without storage (private windows may refuse it) the page works, it just forgets. */

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`emberisle.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`emberisle.${key}`, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: nothing but memory is lost.
  }
}
