/** How this browser likes the page: name, language, light, sound and motion. */

import type { AvatarId } from "./faces/ids";
import type { Language } from "./games/scene";
import { keep, kept } from "./keep";
import { Store, useStore } from "./store";
import { useMedia } from "./useMedia";

interface Settings {
  name: string;
  /** The drawing by which this browser is known at a table. */
  avatar: AvatarId | null;
  /** How strong bots are that come by "Play now"; null is as the game usually has it. */
  level: string | null;
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  motion: "system" | "reduced" | "full";
  /** How many times as fast as usual everything at the table moves. */
  pace: number;
  notify: boolean;
  /** Whether also the only thing that can be done is left to a click. */
  letMeClick: boolean;
}

/** From unhurried to brisk; slower than this, a page would fall behind the match. */
export const PACES = [0.75, 1, 1.5, 2, 3] as const;

function preferredLanguage(): Language {
  return globalThis.navigator?.language?.startsWith("de") ? "de" : "en";
}

const USUAL: Settings = {
  name: "",
  avatar: null,
  level: null,
  language: preferredLanguage(),
  theme: "system",
  sound: true,
  volume: 0.7,
  motion: "system",
  pace: 1,
  notify: false,
  letMeClick: false,
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
