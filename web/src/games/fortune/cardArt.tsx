/** The drawings on the cards, in a field of 200 by 140. */

import type { ReactNode } from "react";
import { Sign } from "./Sign";
import type { Face } from "./signs";

const WAVES =
  "M0 118 q12 -10 25 0 t25 0 t25 0 t25 0 t25 0 t25 0 t25 0 t25 0 V140 H0Z M0 130 q12 -8 25 0 t25 0 t25 0 t25 0 t25 0 t25 0 t25 0 t25 0 V140 H0Z";

function row(face: Face, count: number, size: number, y: number): ReactNode {
  const step = Math.min(size + 4, 190 / count);
  const left = 100 - (step * (count - 1) + size) / 2;
  return Array.from({ length: count }, (_, which) => which).map((which) => (
    <Sign key={which} face={face} x={left + which * step} y={y} size={size} />
  ));
}

function Chest() {
  return (
    <g stroke="#3a1d0c" strokeWidth="3" strokeLinejoin="round">
      <path d="M48 62 C48 26 152 26 152 62 L146 70 H54Z" fill="#9a5a28" />
      <path d="M54 70 C60 62 140 62 146 70 L150 84 H50Z" fill="#ffcf4d" />
      <path d="M44 84 H156 V126 H44Z" fill="#7d4319" />
      <path d="M60 84 V126 M140 84 V126 M64 40 L60 66 M136 40 L140 66" stroke="#e0a83a" strokeWidth="8" />
      <path d="M90 78 H110 V102 H90Z" fill="#e0a83a" />
      <circle cx="100" cy="90" r="4" fill="#3a1d0c" />
    </g>
  );
}

function Captain() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M28 92 C40 60 62 66 72 40 C86 22 114 22 128 40 C138 66 160 60 172 92 C130 78 70 78 28 92Z"
        fill="#1d2b49"
        stroke="#0c1424"
        strokeWidth="3"
      />
      <path d="M28 92 C70 78 130 78 172 92" fill="none" stroke="#e9a61d" strokeWidth="6" />
      <path d="M126 42 C150 8 172 22 180 40 C164 34 152 44 140 62Z" fill="#ff7a2f" />
      <circle cx="100" cy="58" r="12" fill="#e9a61d" />
      <path d="M100 49 C106 56 107 63 100 66 C93 63 94 56 100 49Z" fill="#7c4c06" />
      <path d="M62 104 L86 130 M86 104 L62 130" stroke="#ff7a2f" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M106 110 C108 100 128 100 128 112 C128 120 108 126 106 132 H130"
        fill="none"
        stroke="#ff7a2f"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </g>
  );
}

function Sorceress() {
  return (
    <g>
      <path d="M66 18 A44 44 0 1 0 96 96 A36 36 0 1 1 66 18Z" fill="#f0d48a" />
      <path
        d="M150 22 l4 11 11 4 -11 4 -4 11 -4 -11 -11 -4 11 -4Z M168 66 l3 7 7 3 -7 3 -3 7 -3 -7 -7 -3 7 -3Z"
        fill="#ffe9b0"
      />
      <Sign face="K" x={86} y={48} size={60} />
      <path
        d="M76 124 C86 108 108 120 118 112 C134 104 150 116 160 124 C136 134 98 134 76 124Z"
        fill="#8d5fd0"
        opacity="0.85"
      />
      <path
        d="M92 44 C88 34 98 28 94 18 M116 40 C112 30 122 24 118 12 M140 46 C136 36 146 30 142 20"
        fill="none"
        stroke="#b58cf0"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

function SeaBattle({ count }: { count: number }) {
  return (
    <g>
      <path d="M18 82 H92 L80 108 H32Z" fill="#5b3016" />
      <path
        d="M54 82 V24 M54 30 C78 36 78 62 54 72 M50 34 C34 40 32 60 50 72"
        fill="#f4e6c8"
        stroke="#5b3016"
        strokeWidth="3"
      />
      <path d="M112 88 H182 L172 110 H126Z" fill="#2a2233" />
      <path
        d="M148 88 V36 M148 42 C126 48 126 68 148 78 M152 44 C168 50 168 66 152 78"
        fill="#b9434a"
        stroke="#2a2233"
        strokeWidth="3"
      />
      <path d="M92 92 l10 -6 -3 8 9 3 -10 3 2 8 -8 -7Z" fill="#ff7a2f" />
      <path d={WAVES} fill="#2b6ea8" opacity="0.9" />
      <g>{row("S", count, 38, 2)}</g>
    </g>
  );
}

function Storm() {
  return (
    <g>
      <path
        d="M52 62 C30 62 28 38 48 36 C50 14 84 10 94 26 C108 14 136 20 136 40 C160 40 160 64 140 62Z"
        fill="#5a6b86"
      />
      <path
        d="M96 58 L78 88 H94 L84 116 L116 80 H100 L112 58Z"
        fill="#ffce4a"
        stroke="#a86c0c"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M52 72 L44 92 M132 72 L124 92 M150 70 L142 88 M66 74 L60 88"
        stroke="#7fb3e0"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={WAVES} fill="#215b8f" />
    </g>
  );
}

function Truce() {
  return (
    <g>
      <Sign face="S" x={22} y={46} size={84} />
      <g transform="translate(200 0) scale(-1 1)">
        <Sign face="S" x={22} y={46} size={84} />
      </g>
      <path d="M98 8 V134" stroke="#6d3420" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M100 12 C116 4 128 20 148 12 V54 C128 62 116 46 100 54Z"
        fill="#fffaf0"
        stroke="#b9a98c"
        strokeWidth="3"
      />
    </g>
  );
}

function Zombies() {
  return (
    <g strokeLinejoin="round">
      <circle cx="148" cy="34" r="20" fill="#f0e2a4" />
      <path
        d="M86 134 L80 84 C66 78 58 62 64 56 C70 52 76 64 82 66 L78 34 C78 26 88 26 90 34 L94 60 L96 24 C96 16 107 16 107 24 L106 60 L114 30 C116 22 126 25 124 33 L116 66 L126 52 C131 46 138 51 134 58 L120 88 L118 134Z"
        fill="#7fa651"
        stroke="#31491d"
        strokeWidth="4"
      />
      <path d="M0 122 C30 104 60 118 84 116 C110 112 150 104 200 122 V140 H0Z" fill="#3b2a20" />
      <path d="M24 118 V88 C24 72 52 72 52 88 V118Z" fill="#8b94a0" />
      <path d="M38 84 V102 M30 91 H46" stroke="#525b66" strokeWidth="5" />
    </g>
  );
}

function Pair() {
  return (
    <g>
      <Sign face="M" x={8} y={24} size={86} />
      <Sign face="P" x={108} y={24} size={86} />
      <path d="M92 70 H110 M101 61 V79" stroke="#ff7a2f" strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

/** What is drawn on the card of this kind. */
export function CardArt({ kind, count }: { kind: string; count: number }): ReactNode {
  switch (kind) {
    case "treasure_chest":
      return <Chest />;
    case "captain":
      return <Captain />;
    case "sorceress":
      return <Sorceress />;
    case "sea_battle":
      return <SeaBattle count={count} />;
    case "gold":
      return <Sign face="C" x={42} y={12} size={116} />;
    case "diamond":
      return <Sign face="D" x={42} y={12} size={116} />;
    case "monkey_business":
      return <Pair />;
    case "skulls":
      return row("K", count, 92, 24);
    case "storm":
      return <Storm />;
    case "truce":
      return <Truce />;
    default:
      return <Zombies />;
  }
}
