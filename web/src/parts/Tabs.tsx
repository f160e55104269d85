import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
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
  open: Name;
  choose(name: Name): void;
}

/** Several panels in one place; arrow keys go from tab to tab. */
export function Tabs<Name extends string>({ label, tabs, open, choose }: Props<Name>) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const at = tabs.findIndex((tab) => tab.name === open);
    const next = by === undefined ? undefined : tabs[(at + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.name);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  const shown = tabs.find((tab) => tab.name === open) ?? tabs[0];
  return (
    <div className="tabs">
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
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => choose(tab.name)}
          >
            <Icon name={tab.icon} />
            <span>{tab.text}</span>
            {tab.news && <span className="news-mark" />}
          </button>
        ))}
      </div>
      <div
        className="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown?.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {shown?.inside}
      </div>
    </div>
  );
}
