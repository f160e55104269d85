/** A tile drawn flat, for the hand and the score sheet. */

import { FLAME, flames, HEART, PIP, pips } from "./faces";
import { ends } from "./notation";

/** Colours that all flat tiles share; to be put on the page once. */
export function TileColours() {
  return (
    <svg width="0" height="0" className="wf-defs" aria-hidden="true">
      <defs>
        <linearGradient id="wf-ivory" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="0.6" stopColor="#f6ead0" />
          <stop offset="1" stopColor="#e2cb9c" />
        </linearGradient>
        <radialGradient id="wf-coal" r="0.8">
          <stop offset="0" stopColor="#7d3216" />
          <stop offset="1" stopColor="#2b100c" />
        </radialGradient>
        <linearGradient id="wf-fire" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#ff7a1c" />
          <stop offset="1" stopColor="#d4360a" />
        </linearGradient>
      </defs>
    </svg>
  );
}

interface Props {
  tile: string;
  upright?: boolean;
}

export function TileFace({ tile, upright = false }: Props) {
  const [first, second] = ends(tile);
  return (
    <svg
      viewBox={upright ? "-0.54 -1.04 1.08 2.16" : "-1.04 -0.54 2.08 1.16"}
      className="wf-face"
      aria-hidden="true"
    >
      <rect
        {...(upright ? { x: -0.5, y: -0.92, width: 1, height: 2 } : { x: -1, y: -0.42, width: 2, height: 1 })}
        rx="0.16"
        fill="#8a5a30"
      />
      <g transform={upright ? "rotate(90)" : undefined}>
        <rect x="-1" y="-0.5" width="2" height="1" rx="0.16" fill="url(#wf-ivory)" />
        <rect x="-0.97" y="-0.47" width="1.94" height="0.94" rx="0.14" className="wf-face-edge" />
        <Half end={first} middle={-0.49} side={-1} />
        <Half end={second} middle={0.49} side={1} />
        <line x1="0" y1="-0.36" x2="0" y2="0.36" stroke="#a5824f" strokeWidth="0.045" strokeLinecap="round" />
        <circle r="0.05" fill="#c9973f" />
      </g>
    </svg>
  );
}

function Half({ end, middle, side }: { end: string; middle: number; side: number }) {
  const fire = flames(end);
  return (
    <g transform={`translate(${middle} 0)`}>
      {pips(end).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={PIP} fill="#2a1a12" />
      ))}
      {fire?.coal && <rect x="-0.41" y="-0.41" width="0.82" height="0.82" rx="0.12" fill="url(#wf-coal)" />}
      {fire?.aside.map((aside) => (
        <g key={aside} transform={`translate(0 ${aside}) rotate(${90 * side}) scale(${fire.size})`}>
          <path d={FLAME} fill="url(#wf-fire)" stroke="#86200a" strokeWidth="0.03" />
          <path d={HEART} fill="#ffd166" />
        </g>
      ))}
    </g>
  );
}
