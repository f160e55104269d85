/** What people point at, for those who hear the page: it is no event of the match, so no other live region tells it. */

import type { Ping } from "../../room/pings";
import type { Facts } from "../scene";
import { spotOf } from "./figures";
import type { CurseBoard, CurseWords } from "./types";

interface Props {
  pings: Ping[];
  board: CurseBoard | null;
  words: CurseWords;
  names: string[];
  t(key: string, facts?: Facts): string;
}

export function PingsTold({ pings, board, words, names, t }: Props) {
  const ping = pings.at(-1);
  const place = ping === undefined || board === null ? "" : (words.places[nearest(board, ping)] ?? "");
  return (
    <p className="unseen" role="status" data-testid="curse-pointed-out">
      {ping !== undefined && t("curse.points_at", { name: names[ping.seat] ?? "", place })}
    </p>
  );
}

function nearest(board: CurseBoard, { x, y }: Ping): string {
  const far = (space: string) => {
    const [east, south] = spotOf(board, space);
    return Math.hypot(east - x, south - y);
  };
  return Object.keys(board.spaces).reduce((one, other) => (far(other) < far(one) ? other : one));
}
