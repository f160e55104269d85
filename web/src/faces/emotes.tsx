/** What can be said without words: a little flame in eight moods, in a square of 48. */

import type { ReactNode } from "react";
import type { EmoteId } from "./ids";

const DARK = "#4a1608";
const line = { fill: "none", stroke: DARK, strokeWidth: 2.2, strokeLinecap: "round" } as const;

/** The flame itself: its outer and its inner fire. */
const Flame = ({ outer = "#ff7a2f", inner = "#ffc24a" }: { outer?: string; inner?: string }) => (
  <>
    <path
      d="M24 3c1 7 6 9 9.5 14 1.2-1.7 1.5-3.5 1.3-5.500C40 17 43 23 43 29c0 10-8 17-19 17S5 39 5 29c0-7 4-12 8.5-16 0 2.5.5 4 1.5 5.500C17.5 13 23 10 24 3z"
      fill={outer}
    />
    <path d="M24 15c3 5 11 8 11 17 0 7-5 11.5-11 11.500S13 39 13 32c0-9 8-12 11-17z" fill={inner} />
  </>
);

const Dots = ({ y = 29 }: { y?: number }) => (
  <g fill={DARK}>
    <ellipse cx="18.5" cy={y} rx="2.1" ry="2.7" />
    <ellipse cx="29.5" cy={y} rx="2.1" ry="2.7" />
  </g>
);

const Mouth = ({ inside = "#7a1f14" }: { inside?: string }) => (
  <path
    d="M17 33h14c-.4 5.5-3.3 8-7 8s-6.6-2.5-7-8z"
    fill={inside}
    stroke={DARK}
    strokeWidth="1.6"
    strokeLinejoin="round"
  />
);

const laugh = (
  <>
    <Flame />
    <path d="M15 29.500l3-3 3 3M27 29.500l3-3 3 3" {...line} strokeLinejoin="round" />
    <Mouth />
    <path d="M20 38.500q4-2 8 0-1.5 2.3-4 2.300t-4-2.300z" fill="#ff8f7a" />
    <path
      d="M12.5 31c-2 1.5-3 3.5-2.5 5 1.5.5 3-1 2.5-5zM35.5 31c2 1.5 3 3.5 2.5 5-1.5.5-3-1-2.5-5z"
      fill="#8fd6ff"
    />
  </>
);

const cheer = (
  <>
    <path d="M9 26L3 15M39 26l6-11" stroke="#ff7a2f" strokeWidth="4" strokeLinecap="round" />
    <Flame />
    <path d="M15.5 28.500q3-3.5 6 0M26.5 28.500q3-3.5 6 0" {...line} />
    <Mouth />
    <path
      d="M4 4l1 2.600L7.6 8 5 9 4 11.6 3 9 .4 8 3 6.600zM43 3l1 2.600L46.6 7 44 8l-1 2.600L42 8l-2.6-1L42 5.600zM11 6.500l.7 1.7 1.7.8-1.7.7-.7 1.8-.7-1.800L8.6 9l1.7-.8z"
      fill="#ffd23e"
    />
  </>
);

const wow = (
  <>
    <Flame />
    <g fill="#fff" stroke={DARK} strokeWidth="1.6">
      <circle cx="18" cy="27.5" r="4.3" />
      <circle cx="30" cy="27.5" r="4.3" />
    </g>
    <circle cx="18" cy="27.5" r="1.7" fill={DARK} />
    <circle cx="30" cy="27.5" r="1.7" fill={DARK} />
    <path d="M14 21q3-3 6-1M34 21q-3-3-6-1" {...line} strokeWidth="1.8" />
    <ellipse cx="24" cy="38" rx="3.3" ry="4.3" fill="#7a1f14" stroke={DARK} strokeWidth="1.6" />
  </>
);

const sad = (
  <>
    <Flame outer="#4f8fd0" inner="#a8d4f5" />
    <path d="M14.5 25.500q3-.5 5.5-2.500M33.5 25.500q-3-.5-5.5-2.5" {...line} strokeWidth="1.8" />
    <Dots y={30} />
    <path d="M19 39.500q5-5 10 0" {...line} />
    <path
      d="M31.5 33c2 2.6 3 4.2 3 5.600a3 3 0 01-6 0c0-1.4 1-3 3-5.600z"
      fill="#fff"
      stroke="#3f7fc0"
      strokeWidth="1"
    />
  </>
);

const grumble = (
  <>
    <Flame outer="#c8281e" inner="#f2683a" />
    <path d="M13.5 24l7.5 4M34.5 24L27 28" {...line} strokeWidth="2.6" />
    <Dots y={30} />
    <path d="M17.5 38.500l3-2 3.5 2 3.5-2 3 2" {...line} strokeLinejoin="round" />
    <path
      d="M6 12c-3-1-3-5 0-6M42 12c3-1 3-5 0-6"
      fill="none"
      stroke="#b9b3ad"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </>
);

const think = (
  <>
    <Flame />
    <g fill="#fff" stroke={DARK} strokeWidth="1.4">
      <circle cx="18.5" cy="28.5" r="3.5" />
      <circle cx="29.5" cy="28.5" r="3.5" />
    </g>
    <circle cx="19.7" cy="27" r="1.6" fill={DARK} />
    <circle cx="30.7" cy="27" r="1.6" fill={DARK} />
    <path d="M26.5 22q3.5-2.5 7 0" {...line} strokeWidth="1.9" />
    <path d="M19.5 37.500h7" {...line} />
    <path d="M24 45c0-4 3-5 5-4 2-2 5-1 5 1 2 0 3 2 2 4z" fill="#ffb347" stroke={DARK} strokeWidth="1.4" />
    <path
      d="M39.5 6.500q0-3.5 3-3.500t3 3q0 2-3 4v1.600M42.5 15h.01"
      fill="none"
      stroke="#ffc24a"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </>
);

const HEART = "M0 5C-6 1-5-4-2-4c1.2 0 2 1 2 2 0-1 .8-2 2-2 3 0 4 5-2 9z";

const love = (
  <>
    <Flame outer="#ff5f6d" inner="#ffb199" />
    <g fill="#d31237">
      <path d={HEART} transform="translate(18 28)" />
      <path d={HEART} transform="translate(30 28)" />
      <path d={HEART} transform="translate(42 8) scale(.9)" />
      <path d={HEART} transform="translate(7 10) scale(.7)" />
    </g>
    <path d="M18.5 36.500q5.5 5 11 0" {...line} />
  </>
);

const wave = (
  <>
    <path d="M38 28c4-3 6-8 5-12" fill="none" stroke="#ff7a2f" strokeWidth="4.5" strokeLinecap="round" />
    <path d="M43 13v-5M39.6 14l-2.6-4M46 15l2-3.5" stroke="#ffc24a" strokeWidth="2.6" strokeLinecap="round" />
    <Flame />
    <Dots />
    <path d="M17.5 35q6.5 6.5 13 0" {...line} />
    <g fill="#ff7a2f" opacity="0.6">
      <circle cx="15" cy="34" r="2" />
      <circle cx="33" cy="34" r="2" />
    </g>
  </>
);

export const EMOTES: Record<EmoteId, ReactNode> = { laugh, cheer, wow, sad, grumble, think, love, wave };
