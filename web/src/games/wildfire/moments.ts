/** The great moments of Wildfire. */

import type { Line } from "../../messages";
import type { MomentKinds } from "../scene";

/** Whether it is a Wildfire that needs a number, and not a Wild One. */
const ofWildfire = ({ facts }: Line): boolean => /[DT]/.test(String(facts[2]));

export const moments: MomentKinds = {
  went_out: { headline: { en: "Out!", de: "Schluss!" }, light: "gold" },
  lit: { headline: { en: "Wildfire!", de: "Lauffeuer!" }, light: "fire", when: ofWildfire },
  called: { headline: { en: "Wildfire!", de: "Lauffeuer!" }, light: "fire", when: ofWildfire },
};
