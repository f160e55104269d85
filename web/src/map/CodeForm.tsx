import { type FormEvent, useState } from "react";
import { go } from "../router";
import { useTexts } from "../texts";

/** The way into a room by its code, or by a link that ends with it. */
export function CodeForm() {
  const { t } = useTexts();
  const [code, setCode] = useState("");
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const found = /([A-Za-z0-9]{8})\/?$/.exec(code.trim())?.[1];
    if (found) go(`/room/${found.toUpperCase()}`);
  };
  return (
    <form className="code-form" onSubmit={enter}>
      <label className="field">
        <span>{t("room_code")}</span>
        <input
          className="code-input"
          value={code}
          autoComplete="off"
          spellCheck={false}
          placeholder="ABCD2345"
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={code.trim().length < 8}>
        {t("enter")}
      </button>
    </form>
  );
}
