/** One of the signs of the dice, as SVG. */

import { type Face, SIGNS } from "./signs";

interface Props {
  face: Face;
  x?: number;
  y?: number;
  size?: number;
}

export function Sign({ face, x = 0, y = 0, size = 100 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} strokeLinejoin="round" strokeLinecap="round">
      {SIGNS[face].map(({ d, fill, stroke, width }) => (
        <path key={d} d={d} fill={fill ?? "none"} stroke={stroke} strokeWidth={width} />
      ))}
    </g>
  );
}
