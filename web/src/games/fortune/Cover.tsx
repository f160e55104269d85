import { Ground, Palm } from "../../map/Ground";
import "./cover.css";

/** Fortune: a chest full of gold by lantern light, dice in the sand and a rock like a skull. */
export function Cover() {
  return (
    <Ground>
      <path
        className="rock"
        d="M218 166c-10-36 2-74 36-80 34-5 56 22 52 52-1 10-7 14-8 22l-8 10h-14l-4-6-4 7h-12l-4-7-4 6c-12 2-26 4-30-4z"
      />
      <path
        className="rock-shade"
        d="M240 122c6-10 20-9 23 2 2 10-8 16-16 12-7-2-10-8-7-14zM276 120c4-9 17-8 20 2 2 9-6 16-13 13s-10-9-7-15zM266 144l5-9 6 9c-3 4-8 4-11 0z"
      />
      <path
        className="ember"
        d="M246 124c4-5 11-4 12 2s-5 8-9 6-5-5-3-8zM280 122c3-5 9-4 11 1s-3 8-7 7-6-5-4-8z"
      />
      <Palm x={92} y={170} size={1.35} />
      <Palm x={118} y={162} size={0.95} />
      <circle className="halo" cx="172" cy="150" r="58" />
      <g className="chest">
        <path className="wood" d="M134 150h74v36a4 4 0 01-4 4h-66a4 4 0 01-4-4z" />
        <path className="wood-dark" d="M132 150c-2-28 10-42 26-44h34c-15 3-26 16-24 42z" />
        <path
          className="wood"
          d="M158 106c18-7 44-4 50 12 4 10 2 22 0 32h-40c-2-24 0-36-10-44z"
          opacity="0.9"
        />
        <path className="gold" d="M136 152c4-12 14-16 24-12 6-9 18-9 24-1 8-4 18 0 22 13z" />
        <path className="iron" d="M134 160h74v6h-74zM166 158h12v14h-12z" />
        <circle className="gold" cx="172" cy="165" r="3" />
      </g>
      <Die x={214} y={184} turn={-12} />
      <Die x={110} y={192} turn={16} />
      <g className="gold">
        <ellipse cx="146" cy="200" rx="8" ry="3.4" />
        <ellipse cx="164" cy="203" rx="8" ry="3.4" />
        <ellipse cx="244" cy="200" rx="7" ry="3" />
      </g>
    </Ground>
  );
}

function Die({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className="ivory" x="-11" y="-11" width="22" height="22" rx="4.5" />
      <path className="ink" d="M0-6l6 6-6 6-6-6z" />
    </g>
  );
}
