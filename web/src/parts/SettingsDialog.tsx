import { notificationsPossible, wishNotifications } from "../notifications";
import { pushPossible } from "../push";
import { change, useSettings } from "../settings";
import { useTexts } from "../texts";
import { Choice } from "./Choice";
import { Dialog } from "./Dialog";
import { NameField } from "./NameField";

export function SettingsDialog({ close }: { close(): void }) {
  const { t } = useTexts();
  const { language, theme, motion, sound, notify } = useSettings();
  return (
    <Dialog title={t("settings")} close={close}>
      <div className="settings">
        <NameField />
        <Choice
          label={t("language")}
          value={language}
          choices={[
            ["en", "English"],
            ["de", "Deutsch"],
          ]}
          choose={(value) => change({ language: value })}
        />
        <Choice
          label={t("theme")}
          value={theme}
          choices={[
            ["system", t("as_system")],
            ["light", t("light")],
            ["dark", t("dark")],
          ]}
          choose={(value) => change({ theme: value })}
        />
        <Choice
          label={t("motion")}
          value={motion}
          choices={[
            ["system", t("as_system")],
            ["reduced", t("motion_reduced")],
            ["full", t("motion_full")],
          ]}
          choose={(value) => change({ motion: value })}
        />
        <Choice
          label={t("sound")}
          value={sound ? "on" : "off"}
          choices={[
            ["on", t("on")],
            ["off", t("off")],
          ]}
          choose={(value) => change({ sound: value === "on" })}
        />
        {notificationsPossible() && (
          <Choice
            label={t("notify_me")}
            value={notify ? "on" : "off"}
            choices={[
              ["on", t("on")],
              ["off", t("off")],
            ]}
            choose={(value) => void wishNotifications(value === "on")}
          />
        )}
        {notificationsPossible() && pushPossible() && <p className="faint">{t("notify_away")}</p>}
      </div>
    </Dialog>
  );
}
