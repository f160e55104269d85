/** The buttons for the view. */

import type { Rig } from "../../camera/rig";
import { ZoomButtons } from "../../camera/ZoomButtons";
import { Tool } from "../../parts/Tool";

interface Props {
  flat: boolean;
  looking: boolean;
  rig: Rig;
  whole(): void;
  flatten(): void;
  look(): void;
  t(key: string): string;
}

export function Tools({ flat, looking, rig, whole, flatten, look, t }: Props) {
  return (
    <div className="battle-tools" role="toolbar" aria-label={t("battle.view")}>
      <Tool
        name={t("battle.squares")}
        id="battle-squares"
        className="battle-tool"
        pressed={looking}
        use={look}
      >
        <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
      </Tool>
      <Tool name={t("battle.flat")} id="battle-flat" className="battle-tool" pressed={flat} use={flatten}>
        <path d="M3 15l9 5 9-5-9-5zM12 3v5M9.5 6L12 8.5 14.5 6" />
      </Tool>
      <ZoomButtons
        rig={rig}
        names={{ nearer: t("battle.nearer"), farther: t("battle.further"), whole: t("battle.fit") }}
        id="battle"
        className="battle-tool"
        whole={whole}
      />
    </div>
  );
}
