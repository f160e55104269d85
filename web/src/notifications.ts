/** A word from the browser when it is your turn and you look elsewhere; only for those who asked for it. */

import { change, settings } from "./settings";

export function notificationsPossible(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

export async function wishNotifications(wish: boolean): Promise<void> {
  change({ notify: wish && (await Notification.requestPermission()) === "granted" });
}

export function notify(title: string, body: string): void {
  if (!settings.get().notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, icon: "/favicon.svg", tag: "emberisle-turn" });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some browsers on phones let only service workers speak; the sound and the title have to do.
  }
}
