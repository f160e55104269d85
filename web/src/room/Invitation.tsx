import { qrOf } from "../api";
import { tokenFor } from "../memory";
import { CopyButton } from "../parts/CopyButton";
import { Icon } from "../parts/Icon";
import { useTexts } from "../texts";
import { Door } from "./Door";
import { invitationTo } from "./invitation";
import type { Room } from "./useRoom";

/** Names under which a computer knows nobody but itself. */
const HERE_ALONE = /^(localhost|127\..*|\[::1\])$/;

/** How others come in: by link, by code, by the camera of a phone; and oneself on another device. */
export function Invitation({ room, code }: { room: Room; code: string }) {
  const { t } = useTexts();
  const key = room.state.you?.door?.invitation ?? "";
  const link = invitationTo(code, key);
  const token = tokenFor(code);
  const alone = HERE_ALONE.test(location.hostname);
  return (
    <section className="invitation" aria-label={t("invite")} data-testid="invitation">
      <img className="qr" src={qrOf(code, key)} alt={t("qr_alt", { code })} width="168" height="168" />
      <div>
        <p className="faint">{t(key === "" ? "invite_text" : "invite_kept_text")}</p>
        <p className="big-code" data-testid="room-code">
          {code}
        </p>
        <p className="link-line">
          <a href={link}>{link}</a>
        </p>
        {alone && room.state.you?.host && <p className="warning">{t("invite_here_alone")}</p>}
        <div className="row">
          <CopyButton text={link} label={t("copy_link")} />
          <CopyButton text={code} label={t("copy_code")} />
        </div>
        {token !== null && (
          <details>
            <summary>
              <Icon name="key" /> {t("private_link")}
            </summary>
            <p className="warning">{t("private_warning")}</p>
            <CopyButton
              text={`${invitationTo(code, "")}#key=${encodeURIComponent(token)}`}
              label={t("copy_private")}
            />
          </details>
        )}
        <Door room={room} />
      </div>
    </section>
  );
}
