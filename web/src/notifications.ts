/** A word from the browser when it is your turn and you look elsewhere; only for those who asked for it. */

import { unsubscribe } from "./push";
import { change, settings } from "./settings";

export function notificationsPossible(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

export async function wishNotifications(wish: boolean): Promise<void> {
  change({ notify: wish && (await Notification.requestPermission()) === "granted" });
  if (!wish) await unsubscribe();
}

export function notify(title: string, body: string, room: string): void {
  if (!settings.get().notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  show(title, body, room).catch(() => {
    // The sound and the title have to do.
  });
}

/** Browsers on phones let only service workers show something; without one the page does it. */
async function show(title: string, body: string, room: string): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) return worker.postMessage({ title, body, room });
  const note = new Notification(title, { body, icon: "/favicon.svg", tag: "emberisle-turn" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
