/** Snapshots as little pictures, one of each place, drawn by us. */

import type { ReactNode } from "react";
import { Shape } from "./signs";

const SEA = "M0 15h24v6H0z";

/** In a square of 24, of which a print shows the upper part. */
const VIEWS: Record<string, ReactNode> = {
  MU3: (
    <>
      <path className="ph-brown" d="M0 21V13l6-2 5 3 6-4 7 3v8z" />
      <path className="ph-dark" d="M3 21h5v-2h5v-2h5v-2h4v6z" />
      <circle className="ph-pale" cx="7" cy="14" r="1.6" />
      <circle className="ph-pale" cx="10.5" cy="11" r="1" />
    </>
  ),
  SC6: (
    <>
      <path className="ph-dark" d="M0 21l5-10h14l5 10z" />
      <path className="ph-fire" d="M6 12c2-3 10-3 12 0-2 3-10 3-12 0z" />
      <path className="ph-glow" d="M11 11c-2-4 1-5 0-8 3 2 4 4 2 8z" />
    </>
  ),
  AS7: (
    <>
      <path className="ph-grey" d="M0 21v-5c6-3 16-3 24 0v5z" />
      <path className="ph-stroke" d="M14 17V7M14 11l4-4M14 9l-3-3" />
      <path className="ph-pale" d="M2 9a3 3 0 015-2 3 3 0 014 3H3z" />
    </>
  ),
  SS4: (
    <>
      <path className="ph-sea" d={SEA} />
      <path className="ph-brown" d="M4 18V9c0-3 16-3 16 0v9h-4v-4c0-4-8-4-8 0v4z" />
      <path className="ph-pale" d="M0 18q3-2 6 0t6 0 6 0 6 0v1H0z" />
    </>
  ),
  NS8: (
    <>
      <circle className="ph-glow" cx="12" cy="13" r="5" />
      <path className="ph-sea" d={SEA} />
      <path className="ph-line" d="M5 17h14M8 19h8" />
    </>
  ),
  NS1: (
    <>
      <path className="ph-sea" d="M0 13q4-3 8 0t8 0 8 0v8H0z" />
      <path className="ph-dark" d="M9 17c0-4 3-6 6-6 0-2 2-3 4-3-1 1-1 2 0 3-1 4-4 7-10 6z" />
      <path className="ph-line" d="M8 9q-1-3-3-3M8 9q1-3 3-3" />
    </>
  ),
  TR5: (
    <>
      <path className="ph-sand" d="M0 21v-6c8-3 16-3 24 0v6z" />
      <path className="ph-brown" d="M11.2 18V6h1.6v12z" />
      <path className="ph-fire" d="M5 6h11l3 2-3 2H5z" />
      <path className="ph-pale" d="M19 11H9l-2 1.7L9 14.4h10z" />
    </>
  ),
  SW9: (
    <>
      <path className="ph-sea" d="M0 21V10c4 4 8 5 12 2 2-2 1-4-1-4 5-2 10 2 10 8l3 1v4z" />
      <path className="ph-glow" d="M6 19c2-5 5-7 9-8-1 4-4 7-9 8z" />
      <path className="ph-pale" d="M11 8c2 0 3 2 1 4 3-1 4-4 1-5z" />
    </>
  ),
  PW7: (
    <>
      <path className="ph-sand" d="M0 21v-4c8-2 16-2 24 0v4z" />
      <path className="ph-brown" d="M11 18c0-5 0-7 2-11l1.5.6C13 11 13 14 13 18z" />
      <path
        className="ph-leaf"
        d="M14 7c-4-4-8-2-9 2 4-2 6-2 9-2zM14 7c1-5 6-5 8-2-4 0-5 1-8 2zM14 7c4 0 6 3 5 7-2-4-3-5-5-7z"
      />
    </>
  ),
  WR2: (
    <>
      <path className="ph-sea" d={SEA} />
      <path className="ph-brown" d="M3 14c3 5 13 6 18 0l-1 5c-4 2-11 2-15 0z" />
      <path className="ph-stroke" d="M9 15L7 4M14 16l3-8" />
      <path className="ph-sail" d="M7 4l8 4-7 3z" />
    </>
  ),
};

const REGIONS: Record<string, string> = {
  MU3: "scarside",
  SC6: "scarside",
  AS7: "scarside",
  WR2: "scarside",
  SS4: "summit",
  NS8: "summit",
  NS1: "summit",
};

interface Props {
  /** The space where it was taken. */
  space: string;
  colour: string;
  name: string;
}

export function Photo({ space, colour, name }: Props) {
  return (
    <svg
      className={`cv-photo cv-photo-${colour}`}
      viewBox="0 0 24 28"
      width="21"
      height="24"
      role="img"
      aria-label={name}
      data-space={space}
    >
      <title>{name}</title>
      <rect className="ph-paper" width="24" height="28" rx="2" />
      <g transform="translate(2 -.5) scale(.8333)">
        <rect className={`ph-${REGIONS[space] ?? "beachside"}`} y="3" width="24" height="18" />
        {VIEWS[space]}
      </g>
      <g transform="translate(12 22.5) scale(3.4)">
        <Shape colour={colour} />
      </g>
    </svg>
  );
}
