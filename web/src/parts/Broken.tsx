import { useTexts } from "../texts";

/** In place of the whole page when it cannot go on. */
export function Broken() {
  const { t } = useTexts();
  return (
    <main id="main" className="notice" tabIndex={-1} data-testid="broken">
      <div role="alert">
        <h1>{t("broken")}</h1>
        <p>{t("broken_text")}</p>
      </div>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      </p>
    </main>
  );
}
