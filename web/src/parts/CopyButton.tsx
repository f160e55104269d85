import { useRef, useState } from "react";
import { useTexts } from "../texts";
import { Icon } from "./Icon";

const SHOWN_FOR = 2000;

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else if (button.current) copyBeside(button.current, text);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_FOR);
  };
  return (
    <button ref={button} type="button" className="button quiet small" onClick={() => void copy()}>
      <Icon name="copy" />
      <span aria-live="polite">{copied ? t("copied") : label}</span>
    </button>
  );
}

/** Browsers give the clipboard to secure addresses only; at home a table often has none. */
function copyBeside(button: HTMLElement, text: string): void {
  const paper = document.createElement("textarea");
  paper.value = text;
  paper.className = "unseen";
  button.after(paper);
  paper.select();
  document.execCommand("copy");
  paper.remove();
  button.focus();
}
