import { tokenFor } from "../memory";
import { Dialog } from "../parts/Dialog";
import { useStore } from "../store";
import { useTexts } from "../texts";
import { adopt, offeredKey } from "./key";

/** Asks whether to come in with the key of a private link; whoever has a place already keeps it otherwise. */
export function KeyDialog({ code, comeIn }: { code: string; comeIn(): void }) {
  const { t } = useTexts();
  const offered = useStore(offeredKey);
  if (offered?.code !== code) return null;
  const refuse = () => offeredKey.set(null);
  const own = tokenFor(code) !== null;
  return (
    <Dialog title={t("key_title")} close={refuse}>
      <p>{t(own ? "key_other_text" : "key_text")}</p>
      <p className="row">
        <button
          type="button"
          className="button"
          data-testid="use-key"
          onClick={() => {
            adopt(offered);
            comeIn();
          }}
        >
          {t("key_use")}
        </button>
        <button type="button" className="button quiet" onClick={refuse}>
          {t(own ? "key_keep" : "key_leave")}
        </button>
      </p>
    </Dialog>
  );
}
