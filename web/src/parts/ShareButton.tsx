import { useTexts } from "../texts";
import { CopyButton } from "./CopyButton";
import { Icon } from "./Icon";

/** Hands an address of the page to the device's own sharing, or to the clipboard. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const { t } = useTexts();
  const url = `${location.origin}${path}`;
  if (typeof navigator.share !== "function") return <CopyButton text={url} label={t("copy_link")} />;
  const share = () => {
    // Somebody who closes the sharing sheet has changed their mind, which is no error.
    navigator.share({ title, url }).catch(() => {});
  };
  return (
    <button type="button" className="button quiet" onClick={share}>
      <Icon name="share" /> {t("share")}
    </button>
  );
}
