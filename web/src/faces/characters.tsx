/** The characters of bots, drawn: each in a square of 48, to be cut out round. */

import type { ReactNode } from "react";
import type { CharacterId } from "./ids";

export const INK = "#2b1a16";

interface Features {
  /** How far the eyes are from the middle. */
  apart?: number;
  y?: number;
}

/** Two eyes with a glint each. */
function Eyes({ apart = 5, y = 26 }: Features) {
  return (
    <>
      {[24 - apart, 24 + apart].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx="1.75" ry="2.1" fill={INK} />
          <circle cx={x + 0.6} cy={y - 0.8} r="0.6" fill="#fff" />
        </g>
      ))}
    </>
  );
}

function Cheeks({ apart = 8.2, y = 30, colour = "#e0604c" }: Features & { colour?: string }) {
  return (
    <g fill={colour} opacity="0.38">
      <circle cx={24 - apart} cy={y} r="2.2" />
      <circle cx={24 + apart} cy={y} r="2.2" />
    </g>
  );
}

const line = { fill: "none", stroke: INK, strokeWidth: 1.5, strokeLinecap: "round" } as const;

const Smile = ({ y = 31.5, wide = 4 }: { y?: number; wide?: number }) => (
  <path d={`M${24 - wide} ${y}q${wide} ${wide * 0.95} ${2 * wide} 0`} {...line} />
);

const Grin = ({ y = 31 }: { y?: number }) => (
  <path
    d={`M18.6 ${y}h10.8c-.4 4.2-2.6 6.2-5.4 6.2s-5-2-5.4-6.2z`}
    fill="#fff"
    stroke={INK}
    strokeWidth="1.3"
    strokeLinejoin="round"
  />
);

const Nose = ({ y = 28.6, colour = "#00000040" }: { y?: number; colour?: string }) => (
  <path d={`M23 ${y}q1 1.3 2 0`} fill="none" stroke={colour} strokeWidth="1.4" strokeLinecap="round" />
);

/** Neck and shoulders. */
const Bust = ({ skin, cloth }: { skin: string; cloth: string }) => (
  <>
    <path d="M19 34h10v8H19z" fill={skin} />
    <path d="M19 36.5c1.5 2.4 8.5 2.4 10 0v2.4c-2 2-8 2-10 0z" fill="#0000001f" />
    <path d="M5 50c1-8 7-11 14-11.5 2 2.5 8 2.5 10 0C36 39 42 42 43 50z" fill={cloth} />
  </>
);

const Head = ({ skin }: { skin: string }) => (
  <>
    <circle cx="12.6" cy="27.5" r="2.5" fill={skin} />
    <circle cx="35.4" cy="27.5" r="2.5" fill={skin} />
    <path
      d="M12.8 24c0-8 5-12 11.2-12s11.2 4 11.2 12c0 8.5-4.8 14.5-11.2 14.5S12.8 32.5 12.8 24z"
      fill={skin}
    />
  </>
);

const rosa = (
  <>
    <rect width="48" height="48" fill="#ffd08a" />
    <g fill="#3a1f1c">
      <circle cx="12" cy="27" r="6.5" />
      <circle cx="36" cy="27" r="6.5" />
      <circle cx="10.5" cy="35" r="5.5" />
      <circle cx="37.5" cy="35" r="5.5" />
      <circle cx="13" cy="20" r="6" />
      <circle cx="35" cy="20" r="6" />
    </g>
    <Bust skin="#cf8d60" cloth="#2f7f79" />
    <Head skin="#d9986a" />
    <path
      d="M10.5 23C10 11 17 6 24 6s14 5 13.5 17c-4-4.6-8.5-6.4-13.5-6.4S14.5 18.4 10.5 23z"
      fill="#cf3a34"
    />
    <path d="M36.5 20c4-1.5 6.5.5 7 3.5-2.5.8-5 .2-7-1.5z" fill="#a82a2a" />
    <g fill="#ffe9c4">
      <circle cx="17.5" cy="13.5" r="1.3" />
      <circle cx="24" cy="10.6" r="1.3" />
      <circle cx="30.5" cy="13.5" r="1.3" />
    </g>
    <path d="M16.5 22.6q2.5-1.6 5 0M26.5 22.6q2.5-1.6 5 0" {...line} stroke="#3a1f1c" />
    <Eyes />
    <Cheeks />
    <Grin />
    <circle cx="11.8" cy="33" r="2.6" fill="none" stroke="#ffcb3d" strokeWidth="1.5" />
    <circle cx="36.2" cy="33" r="2.6" fill="none" stroke="#ffcb3d" strokeWidth="1.5" />
  </>
);

const otto = (
  <>
    <rect width="48" height="48" fill="#8fc0d4" />
    <Bust skin="#e0a886" cloth="#24406b" />
    <Head skin="#efbf9c" />
    <path
      d="M10.5 27c2.5 0 3.5 2.5 6 2.5 3.5 0 5-1.8 7.5-1.8s4 1.8 7.5 1.8c2.5 0 3.5-2.5 6-2.5 1 10-4.5 17.5-13.5 17.5S9.5 37 10.5 27z"
      fill="#f7f3ea"
    />
    <path
      d="M15 33.5q3 4.5 4.5 8M33 33.5q-3 4.5-4.5 8M24 37v6"
      fill="none"
      stroke="#d5cdbd"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
    <path d="M20.5 32.8q3.5 2.6 7 0" {...line} />
    <path
      d="M16 22.5q2.5-2.2 5.4-.5M32 22.5q-2.5-2.2-5.4-.5"
      fill="none"
      stroke="#f7f3ea"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <Eyes y={25.5} />
    <circle cx="24" cy="28.8" r="2" fill="#e08f76" />
    <path d="M11.5 18.5C11 9.5 17 6 24 6s13 3.5 12.5 12.5z" fill="#24406b" />
    <path
      d="M9.5 18c4-1.8 9-2.6 14.5-2.6s10.5.8 14.5 2.6c.6 1.8-.2 3.2-1.6 3.2-3.5-1-8-1.6-12.9-1.6s-9.4.6-12.9 1.6C9.7 21.2 8.9 19.8 9.5 18z"
      fill="#162a4a"
    />
    <path
      d="M24 7.5v6M21.2 11.2c.4 2 1.6 2.9 2.8 2.9s2.4-.9 2.8-2.9M22.2 8.9h3.6"
      fill="none"
      stroke="#ffcb3d"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
  </>
);

const juno = (
  <>
    <rect width="48" height="48" fill="#b58fd6" />
    <g fill="#241518">
      <circle cx="24" cy="18" r="14" />
      <circle cx="12" cy="22" r="7" />
      <circle cx="36" cy="22" r="7" />
      <circle cx="15" cy="12" r="7" />
      <circle cx="33" cy="12" r="7" />
      <circle cx="10.5" cy="29" r="5" />
      <circle cx="37.5" cy="29" r="5" />
    </g>
    <Bust skin="#74422a" cloth="#f0a93b" />
    <Head skin="#8a5334" />
    <path d="M13 22c2-6 6-8.5 11-8.5S33 16 35 22c-3-3-6.5-4-11-4s-8 1-11 4z" fill="#241518" />
    <path d="M16.5 22.8q2.5-1.4 5 0M26.5 22.8q2.5-1.4 5 0" {...line} />
    <Eyes />
    <Cheeks colour="#c8402e" />
    <Nose y={28.8} />
    <Smile />
    <g transform="translate(34.5 13.5)">
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="0" cy="-3.2" rx="2.1" ry="2.9" fill="#ffdf5a" transform={`rotate(${turn})`} />
      ))}
      <circle r="1.9" fill="#e0632a" />
    </g>
  </>
);

const viggo = (
  <>
    <rect width="48" height="48" fill="#86b58e" />
    <Bust skin="#dc9a70" cloth="#5a3b2a" />
    <Head skin="#efb288" />
    <path
      d="M11.5 26c2 2 3 3 5.5 3 3 0 4.5-1.2 7-1.2s4 1.2 7 1.2c2.5 0 3.5-1 5.5-3 1 6-.5 11-3.5 14l-2-2.5-1.5 5-3-3.5L24 46l-2.5-7-3 3.5-1.5-5-2 2.5c-3-3-4.5-8-3.5-14z"
      fill="#d2602a"
    />
    <path d="M20 32.6q4 2.8 8 0" {...line} stroke="#6e2a10" />
    <path d="M10.8 22C10.5 11 17 7 24 7s13.5 4 13.2 15c-4-3.5-8.7-5-13.2-5s-9.2 1.5-13.2 5z" fill="#f4ede0" />
    <path
      d="M11.5 16.5c3.5-3 8-4.3 12.5-4.3s9 1.3 12.5 4.3M14.5 11c3-1.7 6-2.4 9.5-2.4s6.5.7 9.5 2.4"
      fill="none"
      stroke="#3f6fa8"
      strokeWidth="2.2"
    />
    <path d="M36.5 19c3.5 0 6 2 6.5 5-3 .3-5.5-.8-7-3z" fill="#f4ede0" />
    <path d="M11.5 20.5L36 29" stroke={INK} strokeWidth="1.4" />
    <path d="M25.6 22.6h7.4c.6 4.4-1 7-3.7 7s-4.3-2.6-3.7-7z" fill={INK} />
    <ellipse cx="19" cy="25.6" rx="1.75" ry="2.1" fill={INK} />
    <circle cx="19.6" cy="24.8" r="0.6" fill="#fff" />
    <path d="M16 22.2q2.5-2 5.4-.6" fill="none" stroke="#b54d1c" strokeWidth="2" strokeLinecap="round" />
  </>
);

const hilda = (
  <>
    <rect width="48" height="48" fill="#f3b6b0" />
    <circle cx="24" cy="8.5" r="6" fill="#c9ccd6" />
    <path d="M20 6.5q4 3 8 0M19.5 10q4.5 3 9 0" fill="none" stroke="#a3a8b8" strokeWidth="1.2" />
    <path
      d="M10.5 28c-2-12 5-17 13.5-17s15.5 5 13.5 17c-1.5 1.5-3 1-3.5-1-3-1-18-1-20 0-.5 2-2 2.5-3.5 1z"
      fill="#c9ccd6"
    />
    <Bust skin="#deac8c" cloth="#7a4f8f" />
    <path d="M17.5 40l6.5 5 6.5-5-2-1.5c-2 1.8-7 1.8-9 0z" fill="#f7f0e4" />
    <Head skin="#f2c8a6" />
    <path
      d="M12.6 24c.5-8.5 5.5-12 11.4-12s10.9 3.5 11.4 12c-2.5-5-6-7.5-9.5-8-4 3.5-9 4.5-13.3 8z"
      fill="#c9ccd6"
    />
    <Eyes y={26.5} />
    <g fill="#ffffff40" stroke="#5a3a7a" strokeWidth="1.4">
      <circle cx="18.8" cy="26.4" r="4.3" />
      <circle cx="29.2" cy="26.4" r="4.3" />
    </g>
    <path d="M23.1 25.8q.9-.8 1.8 0" fill="none" stroke="#5a3a7a" strokeWidth="1.4" />
    <Cheeks y={32} />
    <Smile y={32.6} wide={3.4} />
  </>
);

const kenji = (
  <>
    <rect width="48" height="48" fill="#f2dc86" />
    <path d="M20 8c0-4 2-6 4-6s4 2 4 6z" fill="#1d1b22" />
    <path d="M20.5 7h7v2.2h-7z" fill="#d8402f" />
    <Bust skin="#d79f6a" cloth="#3c3a55" />
    <path d="M17 40l7 7 7-7-2-1.5c-2 1.8-8 1.8-10 0z" fill="#f4ede0" />
    <Head skin="#eabd8a" />
    <path
      d="M11.8 24c-.8-11 5-16 12.2-16s13 5 12.2 16c-1.5-.5-2.2-2-2.7-4-6-1.5-13-1.5-19 0-.5 2-1.2 3.5-2.7 4z"
      fill="#1d1b22"
    />
    <path
      d="M12 19.5c3.5-2 8-2.8 12-2.8s8.5.8 12 2.8v3c-3.5-1.7-8-2.5-12-2.5s-8.5.8-12 2.5z"
      fill="#d8402f"
    />
    <path d="M36 20.5l6-1.5-1.5 4zM36 22l5.5 3.5-4.5.500z" fill="#b02c20" />
    <path
      d="M15.5 24.6q3-1.8 6 0M32.5 24.6q-3-1.8-6 0"
      fill="none"
      stroke="#1d1b22"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M17 27.6q2-1.6 4 0M27 27.6q2-1.6 4 0" {...line} strokeWidth="1.9" />
    <Nose y={30} />
    <path d="M20 33.2q4 2.6 8 0" {...line} />
  </>
);

const mila = (
  <>
    <rect width="48" height="48" fill="#a5dccb" />
    <path
      d="M10 24c-3 4-3 8-1 12s1 7-1 10h6c3-5 2-8 0-12zM38 24c3 4 3 8 1 12s-1 7 1 10h-6c-3-5-2-8 0-12z"
      fill="#eab54a"
    />
    <path d="M8.5 34h5.5M8.5 41.5h6M34 34h5.5M33.5 41.5h6" stroke="#d2562f" strokeWidth="2" />
    <Bust skin="#e6b48e" cloth="#e2704a" />
    <Head skin="#f8d2b0" />
    <path
      d="M11.5 26C10 13 17 8 24 8s14 5 12.5 18c-1.8-1-2.5-3.5-2.8-6-4-.5-7.5-2.5-9.7-6-2.2 3.5-5.7 5.5-9.7 6-.3 2.5-1 5-2.8 6z"
      fill="#f2c35a"
    />
    <path d="M24 8.3v5.5" stroke="#d39f34" strokeWidth="1.3" />
    <Eyes y={25.8} />
    <g fill="#c9743f">
      {[
        [16.5, 29.5],
        [18.6, 30.6],
        [15.3, 31.6],
        [31.5, 29.5],
        [29.4, 30.6],
        [32.7, 31.6],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.65" />
      ))}
    </g>
    <Nose y={28.6} />
    <path
      d="M19.5 31.5h9c-.4 3.2-2.2 4.7-4.5 4.7s-4.1-1.5-4.5-4.7z"
      fill="#8c2f2a"
      stroke={INK}
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
    <path d="M22 31.6h1.8v1.7H22zM24.3 31.6h1.8v1.7h-1.8z" fill="#fff" />
  </>
);

const sami = (
  <>
    <rect width="48" height="48" fill="#ef9a6d" />
    <Bust skin="#a4683c" cloth="#f3e3bd" />
    <path d="M19 39l5 6 5-6c-2 1.5-8 1.5-10 0z" fill="#a4683c" />
    <Head skin="#bd7d4b" />
    <path d="M9.5 21C8 10 15.5 4.5 24 4.5S40 10 38.5 21c-4-3-9-4.2-14.5-4.2S13.5 18 9.5 21z" fill="#1f9a95" />
    <path
      d="M10 18c6-6 12-8 19-12M38 18C34 14 29 12.5 24 13.5M13 11c5-1 9 0 13 2"
      fill="none"
      stroke="#157571"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
    <path d="M24 9.5l3 3.8-3 4.2-3-4.2z" fill="#ffd23e" stroke="#c7861c" strokeWidth="1" />
    <path d="M16 22.8q2.8-2 5.5-.2M32 22.8q-2.8-2-5.5-.2" {...line} strokeWidth="1.9" />
    <Eyes y={26} />
    <path
      d="M24 30.5c-2.5-1.6-5-.8-6.5.8-1.3 1.3-3 1.5-4.5.6 1 3 6.5 4.3 11 1.3 4.5 3 10 1.7 11-1.3-1.5.9-3.2.7-4.5-.6-1.5-1.6-4-2.4-6.5-.8z"
      fill="#221618"
    />
    <path d="M21.5 35q2.5 1.7 5 0" {...line} />
  </>
);

const pip = (
  <>
    <rect width="48" height="48" fill="#ffe08a" />
    <path
      d="M18 10C15 5 17 2 18 1c1 2 3 3 4 6 0-3 1-5 3-6 1 3 0 5 1 7 1-2 3-3 5-3 0 3-2 5-4 7z"
      fill="#e8483b"
    />
    <path d="M9 50c-1-12 0-24 4-32C16 12 20 9 25 9c8 0 13 6 13.5 14 .5 9-1 17 1.5 27z" fill="#2fa35b" />
    <path d="M9 50c-.5-5 0-10 1-15 5 3 8 8 9 15zM40 50c-1.5-5-2-9-1.8-13-4.5 3-7 7-8.2 13z" fill="#1f7d44" />
    <path
      d="M14 24c0-5 3.5-8 7.5-8 2 0 3 1 3 1s1-1 3.5-1c4 0 7 3 7 8 0 4-3.5 7-7 7-2 0-3.5-1-3.5-1s-1.5 1-3.5 1c-3.5 0-7-3-7-7z"
      fill="#f9f4e4"
    />
    <path
      d="M15.5 27.5q2 1.5 4 .5M29.5 28q2 .8 4-.6"
      fill="none"
      stroke="#c8bda0"
      strokeWidth="1"
      strokeLinecap="round"
    />
    <circle cx="19" cy="23" r="2.4" fill={INK} />
    <circle cx="19.8" cy="22.2" r="0.8" fill="#fff" />
    <circle cx="30.5" cy="23" r="2.4" fill={INK} />
    <circle cx="31.3" cy="22.2" r="0.8" fill="#fff" />
    <path
      d="M19.5 28c0-3.5 2.2-5 5-5s5.5 1.5 5.5 5c0 5-2.2 8.5-4 11-.8 1-1.8 1-2.5 0-2-2.5-4-6-4-11z"
      fill="#f5a623"
      stroke="#b86d0c"
      strokeWidth="1.1"
    />
    <path d="M20 31.5q4.7 2 9.6 0" fill="none" stroke="#b86d0c" strokeWidth="1.3" strokeLinecap="round" />
    <circle cx="23" cy="26.3" r="0.7" fill="#8a4f05" />
    <circle cx="26.6" cy="26.3" r="0.7" fill="#8a4f05" />
  </>
);

const fenja = (
  <>
    <rect width="48" height="48" fill="#8db4dc" />
    <path d="M8 50c2-9 8-12 16-12s14 3 16 12z" fill="#2f5d4b" />
    <path
      d="M9 6c6 1 10 4 13 8h4c3-4 7-7 13-8 2 9 1 15-1 20-2 7-8 14-14 15-6-1-12-8-14-15C8 21 7 15 9 6z"
      fill="#e9752c"
    />
    <path
      d="M12 10c3.5 1 5.5 3 7.5 5.5-3 1-5 3-6.5 5.5-1.3-3.5-1.6-7-1-11zM36 10c-3.5 1-5.5 3-7.5 5.5 3 1 5 3 6.5 5.5 1.3-3.5 1.6-7 1-11z"
      fill="#5a2412"
    />
    <path
      d="M9.5 24c5 0 9 2 11 6 1 2 1.5 3 3.5 3s2.5-1 3.5-3c2-4 6-6 11-6-1 7-7.5 16-14.5 17-7-1-13.5-10-14.5-17z"
      fill="#fdf3e3"
    />
    <path d="M16 25.3q2.3-2.6 4.8-.2M32 25.3q-2.3-2.6-4.8-.2" {...line} strokeWidth="2" />
    <path d="M21.5 34.5c.8-.8 4.2-.8 5 0 .4 1.6-1.2 3-2.5 3s-2.9-1.4-2.5-3z" fill={INK} />
    <path d="M24 37.5v1.2M20.5 38.2q2 1.6 3.5.4 1.5 1.2 3.5-.4" {...line} strokeWidth="1.2" />
    <path d="M13 41.5c6 3 16 3 22 0l1 3c-7 3-17 3-24 0z" fill="#f3d04e" />
  </>
);

const tilda = (
  <>
    <rect width="48" height="48" fill="#d9e8ae" />
    <path d="M0 50C0 28 9 15 24 15s24 13 24 35z" fill="#a67c42" />
    <path
      d="M9 27l5 5-3 6-8 1M39 27l-5 5 3 6 8 1M11 38l4 10M37 38l-4 10"
      fill="none"
      stroke="#5e4522"
      strokeWidth="1.9"
      strokeLinejoin="round"
    />
    <path d="M11 24C11 14 16 8 24 8s13 6 13 16c0 10-5 16-13 16s-13-6-13-16z" fill="#7fae4e" />
    <path d="M14 14c2-4 6-6 10-6s8 2 10 6c-3 2-6 3-10 3s-7-1-10-3z" fill="#699a3c" />
    <g fill="#5d8a33">
      <circle cx="20" cy="12.5" r="1.2" />
      <circle cx="25" cy="11" r="1.4" />
      <circle cx="29.5" cy="13" r="1.1" />
    </g>
    {[17.5, 30.5].map((x) => (
      <g key={x}>
        <circle cx={x} cy="24" r="4" fill="#fbf7e6" />
        <circle cx={x} cy="25" r="2.1" fill={INK} />
        <circle cx={x + 0.7} cy="24.4" r="0.6" fill="#fff" />
        <path d={`M${x - 4.2} 22.4a4.4 4.4 0 018.4 0z`} fill="#699a3c" />
      </g>
    ))}
    <path d="M22 29.6h.01M26 29.6h.01" stroke="#3d5c20" strokeWidth="1.5" strokeLinecap="round" />
    <path d="M15.5 32q8.5 6.5 17 0" {...line} stroke="#2f4717" strokeWidth="1.7" />
    <Cheeks y={31} apart={10} colour="#e2703f" />
  </>
);

const nox = (
  <>
    <rect width="48" height="48" fill="#f7a65e" />
    <path d="M7 50c2-9 8-13 17-13s15 4 17 13z" fill="#211f30" />
    <path
      d="M9 6c5 1 9 4 11 7 2.5-.7 5.5-.7 8 0 2-3 6-6 11-7 1.5 7 1 13-.5 17C37 33 31 39 24 39S11 33 9.5 23C8 19 7.5 13 9 6z"
      fill="#2d2a40"
    />
    <path
      d="M11.8 10c2.8 1 4.6 2.6 6 5-2.3.9-4 2.3-5.3 4.3-1-3-1.2-6-.7-9.3zM36.2 10c-2.8 1-4.6 2.6-6 5 2.3.9 4 2.3 5.3 4.3 1-3 1.2-6 .7-9.3z"
      fill="#b76a86"
    />
    {[17.5, 30.5].map((x) => (
      <g key={x}>
        <ellipse cx={x} cy="24" rx="4" ry="4.4" fill="#f2e34c" />
        <ellipse cx={x} cy="24" rx="1.3" ry="3.6" fill="#17141f" />
        <circle cx={x + 1.3} cy="22.3" r="0.8" fill="#fff" />
      </g>
    ))}
    <path d="M22.4 29.6h3.2L24 31.6z" fill="#f08fa6" />
    <path
      d="M24 31.6v1.4M20.6 33q1.8 1.9 3.4 0 1.6 1.9 3.4 0"
      fill="none"
      stroke="#f3d9e2"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
    <path
      d="M6 28l7 1.5M6.5 33l7-.8M42 28l-7 1.5M41.5 33l-7-.8"
      stroke="#f3d9e2"
      strokeWidth="0.9"
      strokeLinecap="round"
    />
    <path d="M14 39c6 2.5 14 2.5 20 0l.6 3c-6.5 2.4-14.7 2.4-21.2 0z" fill="#d8402f" />
    <circle cx="24" cy="43" r="2.5" fill="#ffd23e" stroke="#b87f12" strokeWidth="0.9" />
  </>
);

export const CHARACTERS: Record<CharacterId, ReactNode> = {
  rosa,
  otto,
  juno,
  viggo,
  hilda,
  kenji,
  mila,
  sami,
  pip,
  fenja,
  tilda,
  nox,
};
