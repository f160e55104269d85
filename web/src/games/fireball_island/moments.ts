/** The great moments of Fireball Island. */

import type { MomentKinds } from "../scene";

export const moments: MomentKinds = {
  captured: { headline: { en: "The jewel is taken!", de: "Das Juwel ist erbeutet!" }, light: "gold" },
  stole: { headline: { en: "Stolen!", de: "Gestohlen!" }, light: "gold" },
  into_pit: { headline: { en: "Fireballed!", de: "Getroffen!" }, light: "fire" },
  into_water: { headline: { en: "Into the water!", de: "Ins Wasser!" }, light: "sea" },
};
