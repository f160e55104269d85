/** Web Push: this browser is told by the server that a slow match waits, when the page is not open. */

import { api } from "./api";
import type { Language } from "./games/scene";

export function pushPossible(): boolean {
  return "PushManager" in globalThis && "serviceWorker" in navigator;
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The subscription of this browser, made anew where it is for another key than this server's. */
async function ownSubscription(): Promise<PushSubscription | null> {
  const { key } = await api.pushKey();
  const worker = await navigator.serviceWorker.getRegistration();
  if (key === null || !worker) return null;
  const known = await worker.pushManager.getSubscription();
  const made = known?.options.applicationServerKey;
  if (known && made && base64url(made) === key) return known;
  await known?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Be told of a room; says whether that will be. Where it will not, the open page still says it itself. */
export async function subscribeTo(code: string, token: string, language: Language): Promise<boolean> {
  try {
    const own = await ownSubscription();
    const { p256dh: key, auth } = own?.toJSON().keys ?? {};
    if (!own || !key || !auth) return false;
    await api.subscribe(code, { token, endpoint: own.endpoint, key, auth, language });
    return true;
  } catch {
    return false;
  }
}

/** Be told of no room any more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const own = await worker?.pushManager?.getSubscription();
  if (own) await Promise.allSettled([api.forgetSubscription(own.endpoint), own.unsubscribe()]);
}
