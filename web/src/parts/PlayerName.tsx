/** Who somebody is, as every table shows it: the sign, the name, and what is to be said of whoever sits there. */

import type { ReactNode } from "react";
import { SeatSign } from "./Seat";
import { SeatName } from "./SeatName";

interface Props {
  seat: number;
  name: string;
  tags?: ReactNode;
}

export function PlayerName({ seat, name, tags }: Props) {
  return (
    <span className="player-name">
      <SeatSign seat={seat} />
      <SeatName name={name} />
      {tags}
    </span>
  );
}
