import { type ReactNode, useState } from "react";
import { change, useSettings } from "../settings";
import { useTexts } from "../texts";
import { Icon } from "./Icon";
import { Link } from "./Link";
import { SettingsDialog } from "./SettingsDialog";

interface Props {
  children?: ReactNode;
  /** What else can be done on this screen. */
  menu?: ReactNode;
}

/** The bar at the top of every screen: the way home, what the screen is about, and the settings. */
export function TopBar({ children, menu }: Props) {
  const { t } = useTexts();
  const { sound } = useSettings();
  const [open, setOpen] = useState(false);
  return (
    <header className="topbar">
      <Link to="/" className="brand" aria-label={`Emberisle: ${t("to_map")}`}>
        <Icon name="home" />
        <span>Emberisle</span>
      </Link>
      <div className="topbar-middle">{children}</div>
      <button
        type="button"
        className="icon-button"
        aria-pressed={!sound}
        aria-label={t("mute")}
        title={t("mute")}
        onClick={() => change({ sound: !sound })}
      >
        <Icon name={sound ? "sound" : "mute"} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t("settings")}
        title={t("settings")}
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      {menu}
      {open && <SettingsDialog close={() => setOpen(false)} />}
    </header>
  );
}
