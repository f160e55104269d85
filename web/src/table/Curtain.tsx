import { useLayoutEffect, useRef } from "react";
import { SeatSign } from "../parts/Seat";
import { useTexts } from "../texts";

interface Props {
  chair: number;
  name: string;
  lift(): void;
}

/** Covers everything until the player whose hand comes next is alone at the screen. */
export function Curtain({ chair, name, lift }: Props) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="curtain"
      aria-labelledby="curtain-name"
      data-testid="curtain"
      onCancel={(event) => event.preventDefault()}
      // Some browsers close a dialog on the second Escape all the same.
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
    >
      <div className="curtain-card">
        <SeatSign seat={chair} size={88} />
        <h2 id="curtain-name">{t("curtain_title", { name })}</h2>
        <p>{t("curtain_text", { name })}</p>
        <button type="button" className="button big" onClick={lift}>
          {t("curtain_lift", { name })}
        </button>
      </div>
    </dialog>
  );
}
