/** The pictures on the action cards, drawn by us. */

import type { ReactNode } from "react";

const PIT = <path className="art-dark" d="M6 33c0-4 28-4 28 0s-28 4-28 0z" />;

export const ART: Record<string, ReactNode> = {
  flame_geyser: (
    <>
      {PIT}
      <path
        className="art-fire"
        d="M20 4c2 7 8 9 8 17 0 6-3 10-8 10s-8-4-8-10c0-5 4-6 5-11 2 3 3 5 3 7 2-4 2-8 0-13z"
      />
      <circle className="art-hot" cx="20" cy="24" r="4" />
    </>
  ),
  lava_blast: (
    <>
      {PIT}
      <circle className="art-fire" cx="13" cy="20" r="6" />
      <circle className="art-fire" cx="28" cy="14" r="6" />
      <path className="art-line" d="M8 30l3-6M33 26l-3-7M20 32V22" />
      <circle className="art-hot" cx="12" cy="19" r="2.4" />
      <circle className="art-hot" cx="27" cy="13" r="2.4" />
    </>
  ),
  angry_gaze: (
    <>
      <path className="art-stone" d="M6 34C4 20 8 6 20 6s16 14 14 28z" />
      <path className="art-fire" d="M10 17l8 3-2 4c-4 0-6-3-6-7zM30 17l-8 3 2 4c4 0 6-3 6-7z" />
      <path className="art-dark" d="M13 29c2-3 12-3 14 0-2 3-12 3-14 0z" />
    </>
  ),
  creeping_roots: (
    <>
      <path className="art-wood" d="M18 22h4l2 6 9 5-10-1-3-3-4 5-8 2 6-4z" />
      <path className="art-leaf" d="M20 3l4 5 7-2-2 7 5 5-7 1-2 6-5-4-5 4-2-6-7-1 5-5-2-7 7 2z" />
    </>
  ),
  gift_shop: (
    <>
      <path className="art-wood" d="M8 18h24v16H8z" />
      <path className="art-fire" d="M5 10h30l2 8H3z" />
      <path className="art-hot" d="M11 10h6l-1 8H9zM23 10h6l2 8h-7z" />
      <path className="art-dark" d="M16 24h8v10h-8z" />
    </>
  ),
  beeline: (
    <>
      <path className="art-dash" d="M4 32C12 30 12 14 22 18s2 14-3 9 6-14 15-14" />
      <ellipse className="art-hot" cx="33" cy="11" rx="4.6" ry="3.6" />
      <path className="art-line" d="M31 8v6M34 8v6" />
    </>
  ),
  cataclysm: (
    <>
      <path className="art-stone" d="M4 34l11-18h10l11 18z" />
      <circle className="art-fire" cx="20" cy="9" r="5" />
      <circle className="art-fire" cx="10" cy="16" r="4" />
      <circle className="art-fire" cx="31" cy="15" r="4" />
      <path className="art-hot" d="M17 16h6l2 18h-10z" />
    </>
  ),
  tiger: (
    <>
      <path className="art-hot" d="M8 12l4-6 5 4h6l5-4 4 6-2 14-10 8-10-8z" />
      <path className="art-line" d="M20 10v6M13 15l4 2M27 15l-4 2M15 24l5 3 5-3" />
    </>
  ),
  bees: (
    <>
      <circle className="art-hot" cx="13" cy="14" r="5" />
      <circle className="art-hot" cx="27" cy="20" r="5" />
      <circle className="art-hot" cx="15" cy="28" r="4" />
      <path className="art-line" d="M11 10v8M15 10v8M25 16v8M29 16v8M14 25v6" />
    </>
  ),
  boulder: (
    <>
      <path className="art-stone" d="M7 24l3-12 10-6 10 5 4 11-5 10-12 2z" />
      <path className="art-line" d="M13 16l6 3-2 6M24 12l2 6" />
    </>
  ),
};
