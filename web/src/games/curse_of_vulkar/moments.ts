/** The great moments of The Curse of Vul-Kar. */

import type { MomentKind, MomentKinds } from "../scene";

const STRUCK: MomentKind = { headline: { en: "Knocked over!", de: "Umgeworfen!" }, light: "fire" };
const CALLED: MomentKind = {
  headline: { en: "The Hello-copter is called!", de: "Der Hello-kopter ist gerufen!" },
  light: "sea",
};

export const moments: MomentKinds = {
  heart_taken: { headline: { en: "The Heart of Vul-Kar!", de: "Das Herz von Vul-Kar!" }, light: "gold" },
  copter_called: CALLED,
  copter_called_by_fire: CALLED,
  felled_space: STRUCK,
  felled_chute: STRUCK,
  felled_off: STRUCK,
  felled_odd: STRUCK,
  tiger_pounces: STRUCK,
};
