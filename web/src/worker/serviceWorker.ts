/**
 * The service worker: keeps the shell of the page, and shows what the server pushes.
 *
 * It knows the files of its own build and no others. Pages come from the network, so that they always fit
 * the server; where it is out of reach or slow, the kept one is opened, marked as offline, and speaks to no table
 * until the server has answered with the same build.
 */

import { type Notice, noticeIn, placeOf, tagOf } from "./notices";
import { atShell, isFileOfBuild, isPlace, offlineCopy } from "./shell";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: what index.html names, and a mark that changes with any of it. */
declare const __SHELL__: string[];
declare const __BUILD__: string;

const SHELL = __SHELL__;
const KEPT = "emberisle-";
const CACHE = KEPT + __BUILD__;
const PAGE = "/";
const ICON = "/icons/icon-192.png";
/** So many milliseconds a visit waits for the server before the kept page opens; whoever loads again waits longer. */
const PATIENCE = 1500;
const MORE_PATIENCE = 15_000;

async function keepShell(): Promise<void> {
  const page = await fetch(PAGE, { cache: "reload" });
  if (!page.ok || !atShell(await page.clone().text(), SHELL)) throw new Error("another build by now");
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
  await cache.put(PAGE, page);
}

async function forgetOldBuilds(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file whose name changes with its content is fetched once. */
async function fileOfBuild(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function place(request: Request): Promise<Response> {
  const answer = await answerInTime(request);
  if (answer) return answer;
  const kept = await (await caches.open(CACHE)).match(PAGE);
  return kept ? offlineCopy(kept) : fetch(request);
}

async function answerInTime(request: Request): Promise<Response | null> {
  const again = request.cache === "no-cache" || request.cache === "reload";
  const tooLate = new AbortController();
  const waiting = setTimeout(() => tooLate.abort(), again ? MORE_PATIENCE : PATIENCE);
  try {
    const answer = await fetch(request, { signal: tooLate.signal });
    return answer.status < 500 ? answer : null;
  } catch {
    return null;
  } finally {
    clearTimeout(waiting);
  }
}

/** Show what the server pushed, or what a hidden page has to say. */
async function show(notice: Notice | null): Promise<void> {
  if (!notice) return;
  const { title, body, room } = notice;
  const shown = { body, icon: ICON, badge: ICON, tag: tagOf(room), data: { room } };
  await self.registration.showNotification(title, shown);
}

/** Go to the room of a note: to a window that is there already, or to a new one. */
async function open(room: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === placeOf(room));
  await (there ? there.focus() : self.clients.openWindow(placeOf(room)));
}

self.addEventListener("push", (event) => event.waitUntil(show(noticeIn(event.data?.text() ?? ""))));
self.addEventListener("message", (event) => event.waitUntil(show(event.data as Notice)));
self.addEventListener("notificationclick", (event) => {
  const { room } = event.notification.data as { room: string };
  event.notification.close();
  event.waitUntil(open(room));
});
self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOldBuilds()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (isFileOfBuild(url.pathname)) event.respondWith(fileOfBuild(request));
  else if (request.mode === "navigate" && isPlace(url.pathname)) event.respondWith(place(request));
});
