import { Dialog } from "../parts/Dialog";
import { useTexts } from "../texts";
import { Rulebook } from "./Rulebook";

interface Props {
  game: string;
  sought: { rule: string; wish: number };
  close(): void;
}

/** The rulebook over another screen. */
export function RulebookDrawer({ game, sought, close }: Props) {
  const { t } = useTexts();
  return (
    <Dialog title={t("rulebook")} close={close} kind="drawer">
      <Rulebook game={game} sought={sought} />
    </Dialog>
  );
}
