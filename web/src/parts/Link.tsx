import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { go } from "../router";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link inside the page. */
export function Link({ to, children, onClick, ...rest }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
