/** The line to a room: says hello, keeps itself alive, comes back after a break and loses no request. */

import { type Heard, Listening } from "./differences";
import type { Asked, Done, Hello, Refused, Spoken } from "./messages";

export type Status = "connecting" | "open" | "reconnecting" | "closed";

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Request = WithoutId<Asked>;
export type Answered = Exclude<Spoken, { type: "welcome" | "news" | "pointed" }>;

export interface Line {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

interface Ends {
  hello(): Hello;
  hear(message: Heard): void;
  status(status: Status): void;
  dial(): Line;
}

interface Waiting {
  text: string;
  answer(answered: Answered): void;
}

const FIRST_RETRY = 150;
const SECOND_RETRY = 600;
const LONGEST_RETRY = 10_000;
const PING_EVERY = 15_000;
const SILENCE = 40_000;

/** How long to wait before trying again: at once the first time, then longer and longer, each a bit different. */
export function pauseBefore(attempt: number, chance: number): number {
  const longest = attempt === 0 ? FIRST_RETRY : Math.min(LONGEST_RETRY, SECOND_RETRY * 2 ** (attempt - 1));
  return longest * (0.5 + chance / 2);
}

export class Connection {
  #ends: Ends;
  #line: Line | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #welcomed = false;
  #listening = new Listening();
  #refreshing = false;
  #closed = false;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #made = 0;
  #mark = Math.random().toString(36).slice(2, 10);

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  open(): void {
    this.#closed = false;
    this.#ends.status("connecting");
    this.#dial();
    this.#pulse = setInterval(() => this.#feelPulse(), PING_EVERY);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#hangUp();
    this.#ends.status("closed");
  }

  /** Try again now: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#closed || this.#line !== null) return;
    clearTimeout(this.#retry);
    this.#dial();
  }

  /** Hang up while nobody looks; `hurry` calls again. */
  rest(): void {
    if (this.#closed || !this.#welcomed) return;
    this.#hangUp();
    this.#ends.status("connecting");
  }

  /** Hang up and say hello anew, as somebody else. */
  again(): void {
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#dial();
  }

  /** Ask something; the answer comes once, however often the line breaks in between. */
  ask(request: Request): Promise<Answered> {
    this.#made += 1;
    const id = `${this.#mark}-${this.#made}`;
    const text = JSON.stringify({ ...request, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { text, answer });
      if (this.#welcomed) this.#line?.send(text);
    });
  }

  #dial(): void {
    const line = this.#ends.dial();
    this.#line = line;
    this.#heard = Date.now();
    line.onopen = () => line.send(JSON.stringify(this.#ends.hello()));
    line.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Spoken);
    line.onclose = () => {
      if (this.#line === line) this.#broken();
    };
  }

  #hangUp(): void {
    const line = this.#line;
    this.#line = null;
    this.#welcomed = false;
    line?.close();
  }

  #broken(): void {
    this.#hangUp();
    if (this.#closed) return;
    this.#ends.status("reconnecting");
    this.#retry = setTimeout(() => this.#dial(), pauseBefore(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #feelPulse(): void {
    if (!this.#welcomed) return;
    if (Date.now() - this.#heard > SILENCE) this.#broken();
    else void this.ask({ type: "ping" });
  }

  #hear(message: Spoken): void {
    this.#heard = Date.now();
    if (message.type === "welcome") this.#begin();
    const heard = this.#listening.hear(message);
    if (heard === null) this.#refresh();
    else this.#ends.hear(heard);
    if (message.type !== "welcome" && message.type !== "news" && message.type !== "pointed")
      this.#answer(message);
  }

  /** Some news are missing: ask once to be welcomed anew. */
  #refresh(): void {
    if (this.#refreshing) return;
    this.#refreshing = true;
    void this.ask({ type: "refresh" });
  }

  #begin(): void {
    this.#attempt = 0;
    this.#refreshing = false;
    this.#welcomed = true;
    this.#ends.status("open");
    for (const { text } of this.#waiting.values()) this.#line?.send(text);
  }

  #answer(message: Answered): void {
    if (message.id === null) return;
    this.#waiting.get(message.id)?.answer(message);
    this.#waiting.delete(message.id);
  }
}

export const isRefused = (answered: Answered | Done): answered is Refused => answered.type === "refused";
