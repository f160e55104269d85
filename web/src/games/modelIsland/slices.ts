/** Long work done in slices, so that the page answers meanwhile. */

/** Work that can be laid down for a moment; it says how much of it is done, from 0 to 1. */
export type Work<T> = Generator<number, T>;

const SLICE = 10;

/** Do it all, a few milliseconds at a time; null if it was no longer wanted. */
export async function inSlices<T>(
  work: Work<T>,
  told: (done: number) => void,
  wanted: () => boolean,
): Promise<T | null> {
  for (;;) {
    const until = performance.now() + SLICE;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) return step.value;
    told(step.value);
    await new Promise((resume) => setTimeout(resume));
    if (!wanted()) return null;
  }
}

/** A part of a larger work, which it takes from so much to so much. */
export function* share<T>(from: number, to: number, work: Work<T>): Work<T> {
  let step = work.next();
  while (!step.done) {
    yield from + (to - from) * step.value;
    step = work.next();
  }
  return step.value;
}
