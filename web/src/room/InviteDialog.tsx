import { Dialog } from "../parts/Dialog";
import { useTexts } from "../texts";
import { Invitation } from "./Invitation";
import type { Room } from "./useRoom";

interface Props {
  room: Room;
  code: string;
  close(): void;
}

export function InviteDialog({ room, code, close }: Props) {
  const { t } = useTexts();
  return (
    <Dialog title={t("invite")} close={close}>
      <Invitation room={room} code={code} />
    </Dialog>
  );
}
