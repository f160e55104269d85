/** The addresses of the page. */

import { Store, useStore } from "./store";

type Route =
  | { screen: "map" }
  | { screen: "room"; code: string }
  | { screen: "replay"; match: string }
  | { screen: "learn"; game: string }
  | { screen: "rules"; game: string }
  | { screen: "what-if"; game: string }
  | { screen: "look-back"; match: string }
  | { screen: "lost" };

function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["malformed"];
  }
}

export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = partsOf(path);
  if (first === "") return { screen: "map" };
  if (second === "" || more.length > 0) return { screen: "lost" };
  if (first === "room") return { screen: "room", code: second.toUpperCase() };
  if (first === "replay") return { screen: "replay", match: second };
  if (first === "learn") return { screen: "learn", game: second };
  if (first === "rules") return { screen: "rules", game: second };
  if (first === "what-if") return { screen: "what-if", game: second };
  if (first === "look-back") return { screen: "look-back", match: second };
  return { screen: "lost" };
}

const place = new Store<string>(globalThis.location?.pathname ?? "/");

globalThis.addEventListener?.("popstate", () => place.set(location.pathname));

/** `wish` is what to do on arrival; it is gone once somebody has asked for it. */
export function go(path: string, wish: string | null = null): void {
  history.pushState(wish, "", path);
  place.set(location.pathname);
  scrollTo({ top: 0 });
}

export function wishOnArrival(): string | null {
  const wish: unknown = history.state;
  if (wish !== null) history.replaceState(null, "");
  return typeof wish === "string" ? wish : null;
}

export function usePath(): string {
  return useStore(place);
}

/** The token in the fragment of a private link, and the address without it. */
export const keyIn = (hash: string): string | null => partOf(hash, "key");

/** The key in the fragment of an invitation. */
export const invitationIn = (hash: string): string | null => partOf(hash, "invited");

/** After how many inputs a replay is to be opened, by the fragment of a link to one of its moments. */
export const momentIn = (hash: string): number | null => {
  const at = Number(partOf(hash, "at") ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
};

const partOf = (hash: string, name: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, "")).get(name) || null;
