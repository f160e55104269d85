import type { Translate } from "../texts";

const DAY = 86_400;
const HOUR = 3_600;

export const daysIn = (count: number, t: Translate): string =>
  count === 1 ? t("day") : t("days", { count });

/** So much time, as clocks show it. */
export function timeLeft(seconds: number, t: Translate): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) {
    const hours = t("hours", { count: Math.floor((left % DAY) / HOUR) });
    return `${daysIn(Math.floor(left / DAY), t)} ${hours}`;
  }
  const minutes = Math.floor((left % HOUR) / 60);
  const short = `${String(minutes).padStart(left >= HOUR ? 2 : 1, "0")}:${String(left % 60).padStart(2, "0")}`;
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${short}` : short;
}
