import type { Language } from "../games/scene";
import { notificationsPossible, wishNotifications } from "../notifications";
import { pushPossible } from "../push";
import { change, PACES, useSettings, useStill } from "../settings";
import { sound as ring } from "../sounds";
import { type Translate, useTexts } from "../texts";
import { numeral } from "../texts/numeral";
import { AvatarChoice } from "./AvatarChoice";
import { Choice } from "./Choice";
import { Dialog } from "./Dialog";
import { NameField } from "./NameField";

export function SettingsDialog({ close }: { close(): void }) {
  const { t } = useTexts();
  const { avatar, language, theme, motion, pace, sound, notify, letMeClick } = useSettings();
  const still = useStill();
  return (
    <Dialog title={t("settings")} close={close}>
      <div className="settings">
        <NameField />
        <AvatarChoice chosen={avatar} choose={(value) => change({ avatar: value })} />
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
        {!still && (
          <Choice
            label={t("pace")}
            value={String(pace)}
            choices={PACES.map((each) => [String(each), paceIn(each, t, language)] as const)}
            choose={(value) => change({ pace: Number(value) })}
          />
        )}
        <Choice
          label={t("sound")}
          value={sound ? "on" : "off"}
          choices={[
            ["on", t("on")],
            ["off", t("off")],
          ]}
          choose={(value) => change({ sound: value === "on" })}
        />
        {sound && <Volume />}
        <Choice
          label={t("only_one")}
          value={letMeClick ? "click" : "done"}
          choices={[
            ["done", t("only_one_done")],
            ["click", t("only_one_click")],
          ]}
          choose={(value) => change({ letMeClick: value === "click" })}
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

const paceIn = (pace: number, t: Translate, language: Language): string =>
  pace === 1 ? t("pace_usual") : `${numeral(pace, language)}×`;

/** How loud it is, to be heard as soon as it is let go. */
function Volume() {
  const { t } = useTexts();
  const { volume } = useSettings();
  const percent = Math.round(volume * 100);
  return (
    <label className="field volume">
      <span>{t("volume")}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={(event) => change({ volume: Number(event.target.value) / 100 })}
        onPointerUp={() => ring("turn")}
        onKeyUp={() => ring("turn")}
      />
      <output>{percent} %</output>
    </label>
  );
}
