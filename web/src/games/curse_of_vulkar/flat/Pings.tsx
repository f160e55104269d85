/** What people at the table point at, on the flat map. */

import type { CSSProperties } from "react";
import type { Ping } from "../../../room/pings";

interface Props {
  pings: Ping[];
  names: string[];
  colours: string[];
}

export function Pings({ pings, names, colours }: Props) {
  return pings.map(({ seat, x, y, at }) => (
    <g
      key={at}
      className="cv-ping"
      style={{ "--seat": colours[seat] } as CSSProperties}
      transform={`translate(${x} ${y})`}
      data-testid="curse-ping"
      data-seat={seat}
    >
      <circle className="cv-ping-wave" r={3.4} />
      <circle className="cv-ping-wave cv-ping-late" r={3.4} />
      <path className="cv-ping-pin" d="M0 0C-.5-1.3-1.5-1.7-1.5-3A1.5 1.5 0 011.5-3C1.5-1.7.5-1.3 0 0z" />
      <circle className="cv-ping-eye" cy={-3} r={0.55} />
      <text y={-5}>{names[seat]}</text>
    </g>
  ));
}
