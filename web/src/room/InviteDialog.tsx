import { Dialog } from "../parts/Dialog";
import { useTexts } from "../texts";
import { Invitation } from "./Invitation";

export function InviteDialog({ code, close }: { code: string; close(): void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t("invite")} close={close}>
      <Invitation code={code} />
    </Dialog>
  );
}
