import { rememberRoom, tokenFor } from "../memory";
import { keyIn, routeOf } from "../router";
import { Store } from "../store";

interface OfferedKey {
  code: string;
  key: string;
}

/** The key that a private link brought along; nobody comes in with it before having agreed to. */
export const offeredKey = new Store<OfferedKey | null>(null);

/** A private link brings a key along; it is taken out of the address, and offered unless it is known already. */
export function takeKey(): void {
  const route = routeOf(location.pathname);
  const key = keyIn(location.hash);
  if (route.screen !== "room" || key === null) return;
  history.replaceState(null, "", location.pathname);
  if (key !== tokenFor(route.code)) offeredKey.set({ code: route.code, key });
}

/** Come in with the key that was offered, in the place of one's own. */
export function adopt({ code, key }: OfferedKey): void {
  rememberRoom(code, { token: key, person: null });
  offeredKey.set(null);
}
