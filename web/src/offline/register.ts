/** Lets the service worker keep the shell, after everything that the first visit needs. */

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {
      // Private windows and strict settings forbid it; the page works without.
    });
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}
