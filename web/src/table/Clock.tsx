import { useEffect, useState } from "react";
import { type Translate, useTexts } from "../texts";

interface Props {
  /** Seconds left when it was heard of. */
  left: number;
  /** When that was (`performance.now`). */
  since: number;
  running: boolean;
  label: string;
}

const DAY = 86_400;
const HOUR = 3_600;
const HURRY = 15;

export function timeLeft(seconds: number, t: Translate): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) {
    const days = t("days", { count: Math.floor(left / DAY) });
    return `${days} ${t("hours", { count: Math.floor((left % DAY) / HOUR) })}`;
  }
  const minutes = Math.floor((left % HOUR) / 60);
  const short = `${String(minutes).padStart(left >= HOUR ? 2 : 1, "0")}:${String(left % 60).padStart(2, "0")}`;
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${short}` : short;
}

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
