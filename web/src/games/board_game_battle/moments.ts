/** The great moments of Board Game Battle. */

import type { MomentKinds } from "../scene";

export const moments: MomentKinds = {
  beat: { headline: { en: "Challenge beaten!", de: "Bestanden!" }, light: "gold" },
};
