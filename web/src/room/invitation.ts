import { rememberRoom } from "../memory";
import { invitationIn, routeOf } from "../router";

/** An invitation brings a key along; it is taken out of the address, and kept for when one sits down. */
export function takeInvitation(): void {
  const route = routeOf(location.pathname);
  const invitation = invitationIn(location.hash);
  if (route.screen !== "room" || invitation === null) return;
  history.replaceState(null, "", location.pathname);
  rememberRoom(route.code, { invitation });
}

/** The link by which others come in; with a key where chairs are kept for the invited. */
export const invitationTo = (code: string, key: string): string =>
  `${location.origin}/room/${code}${key === "" ? "" : `#invited=${encodeURIComponent(key)}`}`;
