import type { ReactNode } from "react";

interface Props {
  /** What stands on the island. */
  children?: ReactNode;
}

/** The beach and the surf that every island has. */
export function Ground({ children }: Props) {
  return (
    <svg className="cover" viewBox="0 0 360 240" aria-hidden="true">
      <ellipse className="surf" cx="180" cy="196" rx="166" ry="32" />
      <ellipse className="surf near" cx="180" cy="195" rx="152" ry="27" />
      <path
        className="cliff"
        d="M44 186c4 22 58 34 136 34s132-12 136-34c-20 10-70 16-136 16S64 196 44 186z"
      />
      <path
        className="sand"
        d="M42 188c2-18 34-26 62-34 22-7 46-20 78-20s58 12 82 20c30 9 54 16 54 34 0 14-60 24-138 24S42 202 42 188z"
      />
      <path
        className="grass"
        d="M78 178c8-12 34-16 52-24 16-8 30-12 52-12s40 6 56 13c18 7 42 10 46 23 2 12-44 20-104 20s-106-8-102-20z"
      />
      {children}
      <path className="ripple" d="M30 214q14-6 28 0t28 0M262 222q14-6 28 0t28 0M150 230q12-5 24 0t24 0" />
    </svg>
  );
}

/** A palm whose foot is at (x, y). */
export function Palm({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="trunk" d="M-3 0c1-18 2-32 8-46l4 1C5-30 4-14 4 0z" />
      <path
        className="leaves"
        d="M7-46c-10-9-22-9-30 0 10-4 18-3 26 1-11 1-18 7-20 17 6-8 13-11 21-12-4 6-4 13 0 20 1-9 4-15 8-19 6 4 10 9 12 17 2-9 0-16-6-21 8 0 14 3 20 9-2-11-9-16-19-16 7-5 14-6 23-3-8-9-20-9-29 1 0 3-4 5-6 6z"
      />
    </g>
  );
}

/** A player's piece whose foot is at (x, y). */
export function Pawn({ x, y, kind }: { x: number; y: number; kind: "pawn-one" | "pawn-two" }) {
  return (
    <path
      className={kind}
      transform={`translate(${x} ${y})`}
      d="M-9 2c0-5 5-6 6-14-4-3-4-12 3-12s7 9 3 12c1 8 6 9 6 14-5 3-13 3-18 0z"
    />
  );
}
