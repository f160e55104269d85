import { useEffect, useState } from "react";
import { useTexts } from "../texts";
import { timeLeft } from "./timeLeft";

interface Props {
  /** Seconds left when it was heard of. */
  left: number;
  /** When that was (`performance.now`). */
  since: number;
  running: boolean;
  label: string;
}

const HURRY = 15;

export function Clock({ left, since, running, label }: Props) {
  const { t } = useTexts();
  const [now, setNow] = useState(since);
  useEffect(() => {
    setNow(performance.now());
    if (!running) return;
    const ticking = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(ticking);
  }, [running]);
  const seconds = running ? left - Math.max(0, now - since) / 1000 : left;
  return (
    <span className={`clock${running && seconds < HURRY ? " hurry" : ""}`} title={label}>
      <span className="unseen">{t("clock_says", { label })} </span>
      {timeLeft(seconds, t)}
    </span>
  );
}
