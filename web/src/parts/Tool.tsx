/** A small button with a drawn sign, as for the view of a table. */

import type { ReactNode } from "react";

interface Props {
  name: string;
  /** What tests call it. */
  id: string;
  className?: string;
  pressed?: boolean;
  use(): void;
  /** The lines of its sign, in a square of 24. */
  children: ReactNode;
}

export function Tool({ name, id, className, pressed, use, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      data-testid={id}
      onClick={use}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}
