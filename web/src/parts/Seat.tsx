/** The seats of the table one is at, for whatever is drawn there: sign, face and name of each. */

import { createContext, useContext } from "react";
import type { FaceId } from "../faces/ids";
import { colourOf, type Look, shapeOf } from "../seats";
import { Face } from "./Face";

export interface Sitting {
  name: string;
  face: FaceId | null;
  look: Look;
}

/** Who sits at this table; nobody where a table has only seats. */
export const AtTable = createContext<Sitting[]>([]);

interface SignProps {
  seat: number;
  /** Of a face, in pixels. */
  size?: number;
}

/** The face of whoever sits there, with the colour and shape of the seat; an empty seat has only these. */
export function SeatSign({ seat, size = 24 }: SignProps) {
  const sitting = useContext(AtTable)[seat];
  if (sitting !== undefined && sitting.name !== "") {
    return (
      <span className="seat-face" data-seat-face={seat}>
        <Face face={sitting.face} name={sitting.name} look={sitting.look} size={size} />
      </span>
    );
  }
  const look = sitting === undefined ? seat : sitting.look;
  return (
    <span className="seat-sign" style={{ color: colourOf(look) }} aria-hidden="true">
      {shapeOf(look)}
    </span>
  );
}
