import { useEffect } from "react";
import { Notice } from "../parts/Notice";
import { useTitle } from "../parts/useTitle";
import { useTexts } from "../texts";
import { answersWithThisBuild } from "./newerPage";

/** Whether the service worker opened this page because the server did not answer in time. */
export const isOffline = (): boolean => document.documentElement.dataset.offline !== undefined;

const tryAgain = () => location.reload();

/** In place of the whole page while the server is out of reach; one that is only slow is waited for. */
export function Offline({ back }: { back(): void }) {
  const { t } = useTexts();
  useTitle(t("offline_title"));
  useEffect(() => {
    let waiting = true;
    void answersWithThisBuild().then((answered) => answered && waiting && back());
    return () => {
      waiting = false;
    };
  }, [back]);
  useEffect(() => {
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, []);
  return (
    <Notice
      title={t("offline_title")}
      id="offline"
      map={false}
      ways={
        <button type="button" className="button" onClick={tryAgain}>
          {t("offline_again")}
        </button>
      }
    >
      <p>{t(navigator.onLine ? "offline_server" : "offline_device")}</p>
      <p>{t("offline_kept")}</p>
    </Notice>
  );
}
