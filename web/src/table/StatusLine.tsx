/** One line of fixed height, or two small ones on a phone; where it is too long, the whole of it is shown by pointing at it or focusing it. */

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

interface Props {
  text: string;
  /** What stands beside it. */
  children?: ReactNode;
}

export function StatusLine({ text, children }: Props) {
  const line = useRef<HTMLHeadingElement>(null);
  const cut = useCut(line, text);
  return (
    <div className="asks">
      <h1 ref={line} tabIndex={cut ? 0 : undefined} data-cut={cut} data-testid="asks">
        {text}
      </h1>
      {cut && (
        <span className="asks-whole" aria-hidden="true">
          {text}
        </span>
      )}
      {children}
    </div>
  );
}

/** Whether there is less room than the text needs. */
function useCut(line: { current: HTMLElement | null }, text: string): boolean {
  const [cut, setCut] = useState(false);
  const measure = useRef(() => {});
  measure.current = () => {
    const element = line.current;
    if (element)
      setCut(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may fit or not
  useLayoutEffect(() => measure.current(), [text]);
  useEffect(() => {
    if (!line.current) return;
    const watching = new ResizeObserver(() => measure.current());
    watching.observe(line.current);
    return () => watching.disconnect();
  }, [line]);
  return cut;
}
