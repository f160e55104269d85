/** A button that opens a menu of things to do; arrow keys go from one to the next, Escape goes back. */

import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Icon, type IconName } from "./Icon";

export interface MenuItem {
  icon: IconName;
  text: string;
  act(): void;
}

export function Menu({ label, items }: { label: string; items: MenuItem[] }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const opened = open && items.length > 0;
  useFocusWithin(root, opened, () => setOpen(false));
  if (items.length === 0) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    else if (!stepped(root.current, event.key)) return;
    event.preventDefault();
  };
  return (
    <div className="menu" ref={root}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={list}
        data-testid="menu"
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {opened && (
        <div id={list} className="menu-list" role="menu" aria-label={label} tabIndex={-1} onKeyDown={press}>
          {items.map(({ icon, text, act }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                act();
              }}
            >
              <Icon name={icon} /> {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []),
];

/** Moves the focus as this key says, if it says anything here. */
function stepped(menu: HTMLElement | null, key: string): boolean {
  const items = itemsIn(menu);
  const at = items.findIndex((item) => item.matches(":focus"));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  if (to !== undefined) items.at(to % items.length)?.focus();
  return to !== undefined;
}

/** An open menu has the focus, and closes as soon as something else gets it or is pressed. */
function useFocusWithin(menu: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    itemsIn(menu.current)[0]?.focus();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) latest.current();
    };
    const heard = ["pointerdown", "focusin"];
    for (const kind of heard) document.addEventListener(kind, elsewhere);
    return () => {
      for (const kind of heard) document.removeEventListener(kind, elsewhere);
    };
  }, [menu, open]);
}
