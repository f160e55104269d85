/** The time of a scene: it goes as fast as whoever watches wishes, and stands while they hold it. */

import { createContext, useContext } from "react";

type CallOff = () => void;

interface Waiting {
  /** In milliseconds of the clock. */
  due: number;
  then(): void;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

export class Clock {
  #pace = 1;
  #shown = 0;
  #since = performance.now();
  readonly #waiting = new Set<Waiting>();
  readonly #watching = new Set<() => void>();

  /** Whether it stands. */
  get held(): boolean {
    return this.#pace === 0;
  }

  /** How many times as fast as others it goes. */
  get pace(): number {
    return this.#pace;
  }

  /** Milliseconds that have gone by at this clock. */
  now(): number {
    return this.#shown + (performance.now() - this.#since) * this.#pace;
  }

  /** From now on it goes so many times as fast as others; 0 is not at all. */
  go(pace: number): void {
    if (pace === this.#pace) return;
    this.#shown = this.now();
    this.#since = performance.now();
    this.#pace = pace;
    for (const waiting of this.#waiting) this.#wait(waiting);
    for (const changed of this.#watching) changed();
  }

  /** Does something in so many milliseconds of the clock: what is due now happens even while it stands. */
  after(ms: number, then: () => void): CallOff {
    const waiting: Waiting = { due: this.now() + ms, then };
    this.#waiting.add(waiting);
    this.#wait(waiting);
    return () => this.#callOff(waiting);
  }

  /** Does something whenever it goes at another pace. */
  watch(changed: () => void): CallOff {
    this.#watching.add(changed);
    return () => void this.#watching.delete(changed);
  }

  #wait(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    const left = Math.max(0, waiting.due - this.now());
    if (left > 0 && this.#pace === 0) return;
    const happen = () => {
      this.#callOff(waiting);
      waiting.then();
    };
    waiting.timer = setTimeout(happen, left === 0 ? 0 : left / this.#pace);
  }

  #callOff(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    this.#waiting.delete(waiting);
  }
}

export const SceneClock = createContext(new Clock());

export const useClock = (): Clock => useContext(SceneClock);
