import { change, useSettings } from "../settings";
import { useTexts } from "../texts";

export const LONGEST_NAME = 24;

/** The name this browser plays under, remembered. */
export function NameField() {
  const { t } = useTexts();
  const { name } = useSettings();
  return (
    <label className="field">
      <span>{t("your_name")}</span>
      <input
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        placeholder={t("guest")}
        onChange={(event) => change({ name: event.target.value })}
      />
    </label>
  );
}
