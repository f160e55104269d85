import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useTexts } from "../texts";
import { Icon, type IconName } from "./Icon";

export interface Tab<Name extends string> {
  name: Name;
  text: string;
  icon: IconName;
  /** A mark that something new is there. */
  news?: boolean;
  inside: ReactNode;
}

interface Props<Name extends string> {
  label: string;
  tabs: Tab<Name>[];
  /** Which panel is open; null where all are closed. */
  open: Name | null;
  choose(name: Name): void;
  /** Closes the panel, where it can be closed. */
  close?(): void;
}

/** Several panels in one place; arrow keys go from tab to tab. */
export function Tabs<Name extends string>({ label, tabs, open, choose, close }: Props<Name>) {
  const { t } = useTexts();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const at = tabs.findIndex((tab) => tab.name === open);
    const next = by === undefined ? undefined : tabs.at((Math.max(at, 0) + by) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next.name);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  const shown = open === null ? undefined : (tabs.find((tab) => tab.name === open) ?? tabs[0]);
  const reachable = shown ?? tabs[0];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever the focus is inside
    <div className="tabs" onKeyDown={(event) => event.key === "Escape" && close?.()}>
      <div className="tab-bar" role="tablist" aria-label={label} ref={bar} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === reachable ? 0 : -1}
            onClick={() => choose(tab.name)}
          >
            <Icon name={tab.icon} />
            <span>{tab.text}</span>
            {tab.news && <span className="news-mark" />}
          </button>
        ))}
      </div>
      {shown && (
        <div
          className="tab-panel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.name}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {close && (
            <button type="button" className="icon-button tab-close" aria-label={t("close")} onClick={close}>
              <Icon name="close" />
            </button>
          )}
          {shown.inside}
        </div>
      )}
    </div>
  );
}
