/** How this browser likes the page: name, language, light, sound and motion. */

import type { Language } from "./games/scene";
import { keep, kept } from "./keep";
import { Store, useStore } from "./store";
import { useMedia } from "./useMedia";

interface Settings {
  name: string;
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  motion: "system" | "reduced" | "full";
  notify: boolean;
}

function preferredLanguage(): Language {
  return globalThis.navigator?.language?.startsWith("de") ? "de" : "en";
}

const USUAL: Settings = {
  name: "",
  language: preferredLanguage(),
  theme: "system",
  sound: true,
  motion: "system",
  notify: false,
};

export const settings = new Store<Settings>({ ...USUAL, ...kept<Partial<Settings>>("settings", {}) });

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
  keep("settings", settings.get());
}

export function useSettings(): Settings {
  return useStore(settings);
}

export function useDark(): boolean {
  const systemDark = !useMedia("(prefers-color-scheme: light)");
  const { theme } = useSettings();
  return theme === "system" ? systemDark : theme === "dark";
}

export function useStill(): boolean {
  const systemStill = useMedia("(prefers-reduced-motion: reduce)");
  const { motion } = useSettings();
  return motion === "system" ? systemStill : motion === "reduced";
}
