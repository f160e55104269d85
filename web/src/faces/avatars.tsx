/** What people choose for themselves: things and animals of the islands, each in a square of 48, to be cut out round. */

import type { ReactNode } from "react";
import { INK } from "./characters";
import type { AvatarId } from "./ids";

const edge = { stroke: INK, strokeWidth: 1.4, strokeLinejoin: "round", strokeLinecap: "round" } as const;

const lantern = (
  <>
    <rect width="48" height="48" fill="#27406b" />
    <circle cx="24" cy="26" r="17" fill="#ffb545" opacity="0.28" />
    <path d="M18 12c0-8 12-8 12 0" fill="none" stroke="#e7c98a" strokeWidth="2" />
    <path d="M16 13h16l2 5H14z" fill="#b5762f" {...edge} />
    <path d="M15 18h18l-1.5 17h-15z" fill="#ffe7a0" {...edge} />
    <path d="M24 21c3.5 4 5 6 5 8.500a5 5 0 01-10 0c0-2.5 1.5-4.5 5-8.500z" fill="#ff7a2f" />
    <path d="M24 26c1.6 2 2.3 3 2.3 4.200a2.3 2.3 0 01-4.6 0c0-1.2.7-2.2 2.3-4.200z" fill="#ffd84a" />
    <path d="M14.5 35h19l1.5 5h-22z" fill="#b5762f" {...edge} />
  </>
);

const compass = (
  <>
    <rect width="48" height="48" fill="#e9d3a4" />
    <circle cx="24" cy="24" r="16.5" fill="#c98b33" {...edge} />
    <circle cx="24" cy="24" r="12.8" fill="#fff8e6" {...edge} />
    <path d="M24 12.800v3M24 32.200v3M12.8 24h3M32.2 24h3" {...edge} />
    <g transform="rotate(32 24 24)">
      <path d="M24 13.500l3.6 10.500h-7.200z" fill="#d8402f" />
      <path d="M24 34.500l3.6-10.500h-7.200z" fill="#2b4d7a" />
    </g>
    <circle cx="24" cy="24" r="2" fill="#ffd84a" {...edge} />
  </>
);

const crab = (
  <>
    <rect width="48" height="48" fill="#9fdbe6" />
    <path d="M0 38h48v10H0z" fill="#f3dca4" />
    <path
      d="M11 30l-5 5M13 34l-4 6M37 30l5 5M35 34l4 6"
      fill="none"
      stroke="#b8301f"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M12 26C6 24 3.5 18 6 12c2 1 3.5 2.5 4 5 1.5-2 3.5-3 6-3 .5 5-1 9-4 12zM36 26c6-2 8.5-8 6-14-2 1-3.5 2.5-4 5-1.5-2-3.5-3-6-3-.5 5 1 9 4 12z"
      fill="#ef5b3c"
      {...edge}
    />
    <path d="M19 20v-4M29 20v-4" stroke={INK} strokeWidth="2" />
    <ellipse cx="24" cy="29" rx="14" ry="10" fill="#ef5b3c" {...edge} />
    <circle cx="19" cy="15" r="3.6" fill="#fff" {...edge} />
    <circle cx="29" cy="15" r="3.6" fill="#fff" {...edge} />
    <circle cx="19.6" cy="15.4" r="1.7" fill={INK} />
    <circle cx="28.4" cy="15.4" r="1.7" fill={INK} />
    <path d="M19 30q5 4 10 0" fill="none" {...edge} />
    <circle cx="15.5" cy="27" r="1.3" fill="#ffb39c" />
    <circle cx="32.5" cy="27" r="1.3" fill="#ffb39c" />
  </>
);

const whale = (
  <>
    <rect width="48" height="48" fill="#bfe6ea" />
    <path
      d="M20 13c-1-4-5-5-7-3M20 13c1-4 5-5 7-3M20 13v5"
      fill="none"
      stroke="#4aa3c7"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M5 30c0-8 6-13 15-13 9 0 13 5 17 5 1-3-1-5-3-7 4-1 6 0 8 3 2-2 3-3 5-3-1 5-3 8-6 11-1 8-7 13-18 13S5 35 5 30z"
      fill="#2f6f9f"
      {...edge}
    />
    <path d="M6 32c6 3 18 4 27 1-3 4-8 6-14 6-7 0-12-3-13-7z" fill="#d9eef2" />
    <circle cx="15" cy="27" r="1.9" fill="#fff" />
    <circle cx="15.3" cy="27.2" r="1.2" fill={INK} />
    <path d="M8 30.500q4 2.5 8 1.5" fill="none" {...edge} />
    <path d="M0 41q6-4 12 0t12 0 12 0 12 0v8H0z" fill="#3f9cc0" />
  </>
);

const toucan = (
  <>
    <rect width="48" height="48" fill="#8fcf8a" />
    <path d="M6 50c-1-14 1-26 8-33 4-4 10-6 14-4 5 2 7 7 6 13-2 9-6 15-5 24z" fill="#20232e" />
    <path d="M16 24c2-6 8-8 13-5 2 6 0 12-6 15-5-2-8-6-7-10z" fill="#fff6e2" />
    <circle cx="23" cy="20.5" r="4.2" fill="#4ab5d8" />
    <circle cx="23" cy="20.5" r="2.2" fill={INK} />
    <circle cx="23.8" cy="19.7" r="0.7" fill="#fff" />
    <path
      d="M28 17c8-4 16-1 18 8 0 5-2 7-5 8 0-4-2-6-6-6-3 0-6 0-8-1 2-3 2-6 1-9z"
      fill="#ffae2e"
      {...edge}
    />
    <path d="M40 20c4 2 6 5 6 9-1 3-3 4-5 4 0-4-2-6-6-6 3-1 5-3 5-7z" fill="#e8502f" />
    <path d="M28.5 25c5 .6 9 .3 12-1" fill="none" stroke="#8f4a10" strokeWidth="1.3" strokeLinecap="round" />
  </>
);

const PETALS = [0, 72, 144, 216, 288];

const hibiscus = (
  <>
    <rect width="48" height="48" fill="#2f7f6b" />
    <path d="M6 40c4-8 10-10 18-8-3 8-10 11-18 8zM42 40c-4-8-10-10-18-8 3 8 10 11 18 8z" fill="#57ab62" />
    <g transform="translate(24 24)">
      {PETALS.map((turn) => (
        <path
          key={turn}
          d="M0 0C-8-4-9-13-3-16.5-1-17.5 1-17.5 3-16.5 9-13 8-4 0 0z"
          fill="#f2587e"
          stroke="#b8254f"
          strokeWidth="1.1"
          transform={`rotate(${turn})`}
        />
      ))}
      {PETALS.map((turn) => (
        <path key={turn} d="M0-3v-8" stroke="#b8254f" strokeWidth="1" transform={`rotate(${turn})`} />
      ))}
      <circle r="3.6" fill="#8f1838" />
      <path d="M0 0l6 9" stroke="#ffd84a" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="6.5" cy="9.6" r="2.2" fill="#ffe98a" />
    </g>
  </>
);

const palm = (
  <>
    <rect width="48" height="48" fill="#ffc37a" />
    <circle cx="34" cy="16" r="7" fill="#ff8a3c" />
    <path d="M0 36h48v12H0z" fill="#3f9cc0" />
    <path d="M8 42c6-7 22-7 30 0-2 4-28 4-30 0z" fill="#f6e0a8" />
    <path d="M20 40c0-10 1-16 5-22l3 1c-4 6-5 12-4 21z" fill="#8a5a30" {...edge} strokeWidth="1.1" />
    <path
      d="M26 18c-4-6-11-7-17-2 5-1 9 0 12 3-5 0-8 3-9 8 4-4 9-6 14-7 1 4 0 8-2 11 6-3 7-7 6-11 4 1 7 4 8 8 2-6-1-10-6-11 3-2 7-2 10 0-2-5-9-6-16 1z"
      fill="#2f9a58"
      {...edge}
      strokeWidth="1.1"
    />
    <circle cx="24" cy="21" r="2" fill="#6b3f1c" />
    <circle cx="28" cy="21.5" r="2" fill="#6b3f1c" />
  </>
);

const shell = (
  <>
    <rect width="48" height="48" fill="#6fc3c1" />
    <path d="M18 38h12l2 5H16z" fill="#e6905f" {...edge} />
    <path d="M24 39C12 38 6 29 8 20c2-7 8-12 16-12s14 5 16 12c2 9-4 18-16 19z" fill="#ffd9b8" {...edge} />
    <path
      d="M24 38L11 15M24 38L17 9.500M24 38V8M24 38L31 9.500M24 38L37 15M24 38L8.5 23M24 38l15.5-15"
      fill="none"
      stroke="#e6905f"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
  </>
);

const octopus = (
  <>
    <rect width="48" height="48" fill="#23456e" />
    <path
      d="M14 30c-2 5-8 4-8 9 0 3 4 4 5 1M19 33c0 6-5 6-5 10 0 3 4 4 5 1M29 33c0 6 5 6 5 10 0 3-4 4-5 1M34 30c2 5 8 4 8 9 0 3-4 4-5 1M24 34v10"
      fill="none"
      stroke="#e57a9a"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M10 22C10 12 16 6 24 6s14 6 14 16c0 8-5 13-14 13s-14-5-14-13z" fill="#ef8dab" />
    <circle cx="18.5" cy="22" r="3.8" fill="#fff" />
    <circle cx="29.5" cy="22" r="3.8" fill="#fff" />
    <circle cx="19.2" cy="22.6" r="2" fill={INK} />
    <circle cx="28.8" cy="22.6" r="2" fill={INK} />
    <path d="M20.5 29q3.5 2.8 7 0" fill="none" stroke="#8f2a4c" strokeWidth="1.7" strokeLinecap="round" />
    <g fill="#d4607f">
      <circle cx="17" cy="12" r="1.8" />
      <circle cx="22" cy="9.5" r="1.3" />
      <circle cx="32" cy="13" r="1.5" />
    </g>
  </>
);

const moon = (
  <>
    <rect width="48" height="48" fill="#1b2a55" />
    <path d="M30 7a17.5 17.5 0 100 34C22 38 18 31 18 24S22 10 30 7z" fill="#ffe6a3" />
    <path d="M35 14l1.3 3.700L40 19l-3.7 1.300L35 24l-1.3-3.700L30 19l3.7-1.300z" fill="#ffd34d" />
    <path d="M39 29l.8 2.200L42 32l-2.2.8L39 35l-.8-2.200L36 32l2.2-.8z" fill="#ffd34d" />
    <path
      d="M13.5 26q1.5-1.5 3 0M15 32q2 1.5 4-.5"
      fill="none"
      stroke="#a87a2c"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    <circle cx="27" cy="30" r="1" fill="#fff" />
    <circle cx="31" cy="37" r="0.9" fill="#fff" />
  </>
);

const anchor = (
  <>
    <rect width="48" height="48" fill="#d8543a" />
    <path d="M24 15v25M15 20.500h18" fill="none" stroke="#fff3dc" strokeWidth="4" strokeLinecap="round" />
    <circle cx="24" cy="11" r="4" fill="none" stroke="#fff3dc" strokeWidth="3.2" />
    <path
      d="M9 28c1 9 7 13 15 13s14-4 15-13"
      fill="none"
      stroke="#fff3dc"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M5.5 31l4-6 5 5zM42.5 31l-4-6-5 5z" fill="#fff3dc" />
    <path
      d="M28 12c6 3-8 8-3 13s4 6-2 10"
      fill="none"
      stroke="#f0b357"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </>
);

const ship = (
  <>
    <rect width="48" height="48" fill="#a9dbe8" />
    <path d="M24 6v26" stroke="#6b4423" strokeWidth="2.2" />
    <path d="M25.5 8c8 3 11 10 11 20h-11z" fill="#fff6e2" {...edge} />
    <path d="M22.5 12c-6 3-9 8-10 16h10z" fill="#f2a64b" {...edge} />
    <path d="M24 5l7 2-7 2.500z" fill="#d8402f" />
    <path d="M7 31h34c-1 6-5 10-9 10H16c-4 0-8-4-9-10z" fill="#96562c" {...edge} />
    <path d="M9 35h30" stroke="#6b3a1a" strokeWidth="1.4" />
    <path d="M0 42q6-4 12 0t12 0 12 0 12 0v8H0z" fill="#2f7fae" />
  </>
);

export const AVATARS: Record<AvatarId, ReactNode> = {
  lantern,
  compass,
  crab,
  whale,
  toucan,
  hibiscus,
  palm,
  shell,
  octopus,
  moon,
  anchor,
  ship,
};
