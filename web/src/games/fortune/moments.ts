/** The great moments of Fortune. */

import type { MomentKinds } from "../scene";

export const moments: MomentKinds = {
  nine_alike: { headline: { en: "Nine alike!", de: "Neun gleiche!" }, light: "gold" },
  full_chest: { headline: { en: "Full chest!", de: "Volle Kiste!" }, light: "gold" },
  sailed: { headline: { en: "To the Island of Skulls!", de: "Auf zur Toteninsel!" }, light: "sea" },
  disqualified: { headline: { en: "Skulls!", de: "Totenköpfe!" }, light: "doom" },
};
