import { rememberRoom } from "../memory";
import { keyIn, routeOf } from "../router";

/** A private link brings its key along; it is kept here and taken out of the address. Says whether there was one. */
export function takeKey(): boolean {
  const route = routeOf(location.pathname);
  const key = keyIn(location.hash);
  if (route.screen !== "room" || key === null) return false;
  rememberRoom(route.code, { token: key });
  history.replaceState(null, "", location.pathname);
  return true;
}
