import { colourOf, shapeOf } from "../seats";

/** The colour and shape of a seat. */
export function SeatSign({ seat }: { seat: number }) {
  return (
    <span className="seat-sign" style={{ color: colourOf(seat) }} aria-hidden="true">
      {shapeOf(seat)}
    </span>
  );
}
