import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTexts } from "../texts";
import { Icon } from "./Icon";

interface Props {
  title: string;
  close(): void;
  children: ReactNode;
  kind?: "card" | "drawer";
}

/** A modal dialog: the browser keeps the focus inside, Escape closes it. */
export function Dialog({ title, close, children, kind = "card" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { t } = useTexts();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button serve the keyboard
    <dialog
      ref={dialog}
      className={`dialog ${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
