import { useEffect, useState } from "react";
import type { Line } from "../messages";

/** Says aloud, to those who listen rather than look, what happened and what is asked. */
export function Announcer({ lines, asks }: { lines: Line[]; asks: string }) {
  const [text, setText] = useState("");
  useEffect(() => {
    setText([...lines.map((line) => line.text), asks].join(" "));
  }, [lines, asks]);
  return (
    <div className="unseen" role="status" aria-live="polite" data-testid="announcer">
      {text}
    </div>
  );
}
