/** The buttons for the view. */

import { Tool } from "../Tool";

interface Props {
  flat: boolean;
  looking: boolean;
  fit(): void;
  zoom(by: number): void;
  flatten(): void;
  look(): void;
  t(key: string): string;
}

export function Tools({ flat, looking, fit, zoom, flatten, look, t }: Props) {
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
      <Tool name={t("battle.nearer")} id="battle-nearer" className="battle-tool" use={() => zoom(0.8)}>
        <path d="M12 5v14M5 12h14" />
      </Tool>
      <Tool name={t("battle.further")} id="battle-further" className="battle-tool" use={() => zoom(1.25)}>
        <path d="M5 12h14" />
      </Tool>
      <Tool name={t("battle.fit")} id="battle-fit" className="battle-tool" use={fit}>
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </Tool>
    </div>
  );
}
