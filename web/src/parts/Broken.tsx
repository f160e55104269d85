import { useTexts } from "../texts";
import { Notice } from "./Notice";

/** In place of a page that cannot go on; nothing of it is trusted any more, so the way on is a fresh one. */
export function Broken() {
  const { t } = useTexts();
  return (
    <Notice
      title={t("broken")}
      id="broken"
      map={false}
      ways={
        <>
          <button type="button" className="button" onClick={() => location.reload()}>
            {t("reload")}
          </button>
          <a href="/" className="button quiet">
            {t("to_map")}
          </a>
        </>
      }
    >
      <p>{t("broken_text")}</p>
    </Notice>
  );
}
