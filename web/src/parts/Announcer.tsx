import { useEffect, useState } from "react";
import type { Line } from "../messages";

interface Props {
  lines: Line[];
  asks: string;
  /** What somebody lets the others know beside the match. */
  aside?: string;
}

/** Says aloud, to those who listen rather than look, what happened and what is asked. */
export function Announcer({ lines, asks, aside }: Props) {
  const [text, setText] = useState("");
  useEffect(() => {
    setText([...lines.map((line) => line.text), asks].join(" "));
  }, [lines, asks]);
  useEffect(() => {
    if (aside !== undefined) setText(aside);
  }, [aside]);
  return (
    <div className="unseen" role="status" aria-live="polite" data-testid="announcer">
      {text}
    </div>
  );
}
