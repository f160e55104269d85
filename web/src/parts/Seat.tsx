import { createContext, useContext } from "react";
import { colourOf, type Look, shapeOf } from "../seats";

/** How the seats look at this table, where they do not simply look as their numbers do. */
export const Looks = createContext<Look[]>([]);

/** The colour and shape of a seat. */
export function SeatSign({ seat }: { seat: number }) {
  const looks = useContext(Looks);
  const look = looks[seat] === undefined ? seat : looks[seat];
  return (
    <span className="seat-sign" style={{ color: colourOf(look) }} aria-hidden="true">
      {shapeOf(look)}
    </span>
  );
}
