/** What the news change in all that was told before: whole pictures for those who show them. */

import type {
  Changes,
  Frame,
  Line,
  News,
  OpenWindow,
  Picture,
  RoomPicture,
  Said,
  Spoken,
  Welcome,
  You,
} from "./messages";

/** News as if they had told everything. */
export interface WholeNews {
  type: "news";
  you: You | null;
  room: RoomPicture;
  curtain: number | null;
  window: OpenWindow | null;
  frames: Frame[];
  said: Said[];
  anew: boolean;
  retold: Line[] | null;
}

export type Heard = Exclude<Spoken, News> | WholeNews;

type Data = unknown;
type Known = Pick<Welcome, "you" | "room" | "curtain" | "window">;

/** The data with these changes; what did not change stays the very same object. */
export function changed<T>(data: T, { set = {}, splice = {}, drop = [] }: Changes): T {
  let now: Data = data;
  for (const [place, value] of Object.entries(set))
    now = place === "" ? value : at(now, place.split("."), () => value);
  for (const [place, [start, removed, put]] of Object.entries(splice))
    now = at(now, place.split("."), (old) => {
      const list = [...(old as Data[])];
      list.splice(start, removed, ...put);
      return list;
    });
  for (const place of drop) now = without(now, place.split("."));
  return now as T;
}

/** The data with something else at a place; all on the way to it is copied. */
function at(data: Data, way: string[], make: (old: Data) => Data): Data {
  const [name, ...rest] = way;
  if (name === undefined) return make(data);
  if (Array.isArray(data)) return data.map((item, n) => (n === Number(name) ? at(item, rest, make) : item));
  const parts = data as Record<string, Data>;
  return { ...parts, [name]: at(parts[name], rest, make) };
}

function without(data: Data, way: string[]): Data {
  const last = way.at(-1) ?? "";
  return at(data, way.slice(0, -1), (inside) => {
    const { [last]: _, ...rest } = inside as Record<string, Data>;
    return rest;
  });
}

/** All that a line was told since its welcome. */
export class Listening {
  #known: Known | null = null;
  #picture: Picture | null = null;
  #number = 0;

  /** The message with whole pictures, or null where news before it are missing. */
  hear(message: Spoken): Heard | null {
    if (message.type === "news") return this.#hearNews(message);
    if (message.type === "welcome") {
      const { you, room, curtain, window, picture } = message;
      this.#known = { you, room, curtain, window };
      this.#picture = picture;
      this.#number = 0;
    }
    return message;
  }

  #hearNews({ number, changes = {}, frames = [], said = [], anew = false, retold = null }: News) {
    if (this.#known === null || number !== this.#number + 1) {
      this.#known = null;
      return null;
    }
    this.#number = number;
    this.#known = changed(this.#known, changes);
    const whole = frames.map(({ changes, lines = [], lasts, happening = "" }): Frame => {
      const picture = changed(this.#picture, changes) as Picture;
      this.#picture = picture;
      return { picture, lines, lasts, happening };
    });
    if (this.#known.room.stage === "lobby") this.#picture = null;
    return { type: "news" as const, ...this.#known, frames: whole, said, anew, retold };
  }
}
