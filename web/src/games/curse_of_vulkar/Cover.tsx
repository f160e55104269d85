import { Ground, Palm, Pawn } from "../../map/Ground";
import "./cover.css";

/** The Curse of Vul-Kar: three mouths pour fire down an island, a bridge sways, and a small copter comes back. */
export function Cover() {
  return (
    <Ground>
      <path
        className="rock"
        d="M86 180c18-18 32-50 52-70 12-12 26-16 44-16s34 4 46 16c22 22 34 52 54 68-46 16-148 18-196 2z"
      />
      <path className="rock-shade" d="M212 98c28 18 42 56 70 80-20 8-50 12-78 13 12-30 16-62 8-93z" />
      <path className="lava" d={LAVA} />
      <path className="lava-core" d={LAVA} />
      <path className="rope" d="M98 150q22 16 46 2" />
      <path className="bridge" d="M96 155q24 16 50 2" />
      <circle className="halo" cx="182" cy="76" r="62" />
      <path
        className="ivory"
        d="M148 66c-14-6-24-20-20-40 8 14 20 18 34 22zM216 66c14-6 24-20 20-40-8 14-20 18-34 22z"
      />
      <path
        className="rock"
        d="M140 122c-8-18-8-44 6-60 8-10 20-14 36-14s28 4 36 14c14 16 14 42 6 60-24 10-60 10-84 0z"
      />
      <path
        className="rock-shade"
        d="M196 50c14 2 20 8 24 14 12 16 12 40 4 58-8 4-20 6-30 7 8-24 10-54 2-79z"
      />
      <path className="heart" d="M182 66c-10-6-8-14-3-14 2 0 3 2 3 3 0-1 1-3 3-3 5 0 7 8-3 14z" />
      <path className="ember" d="M150 70l22 8-4 8c-10 0-17-6-18-16zM214 70l-22 8 4 8c10 0 17-6 18-16z" />
      {MOUTHS.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path className="ink" d="M-11 10v-9a11 11 0 0122 0v9q-11 5-22 0z" />
          <path className="hot" d="M-7 10V2a7 7 0 0114 0v8q-7 3-14 0z" />
          <path className="ivory" d="M-8-6l3 8 3-9zM8-6L5 2 2-7z" />
        </g>
      ))}
      <circle className="ember" cx="131" cy="140" r="8" />
      <circle className="hot" cx="129" cy="138" r="3" />
      <circle className="ember" cx="189" cy="160" r="9" />
      <circle className="hot" cx="187" cy="157" r="3.4" />
      <ellipse className="pad" cx="264" cy="194" rx="24" ry="9" />
      <path className="pad-sign" d="M257 190v8M271 190v8M257 194h14" />
      <g className="copter">
        <path d="M282 72c0-9 8-14 18-14s18 5 18 14-8 14-18 14-18-5-18-14zM262 64l22 4v6l-22-4zM258 56h6v20h-6z" />
        <path className="copter-glass" d="M302 63c8 0 13 4 13 9h-13z" />
        <path className="copter-blade" d="M274 52h52M300 52v6M288 91h26" />
      </g>
      <g transform="translate(112 196) rotate(-9)">
        <path className="photo" d="M-11-13h22v27h-22z" />
        <path className="photo-print" d="M-8-10h16v15h-16z" />
        <path className="photo-hill" d="M-8 5l6-9 4 5 3-4 3 4v4z" />
      </g>
      <Pawn x={154} y={202} kind="pawn-one" />
      <Pawn x={226} y={204} kind="pawn-two" />
      <Palm x={76} y={188} size={0.95} />
      <Palm x={302} y={188} size={1} />
    </Ground>
  );
}

/** From each mouth down to the shore. */
const LAVA =
  "M152 118c-6 18-20 22-26 36-4 10-4 18-8 28M182 124c-4 18 10 26 8 44 0 8-4 14-6 20M212 118c8 18 24 22 32 38 4 8 6 14 12 20";

/** Where the three mouths are, and how far they are turned. */
const MOUTHS = [
  [153, 103, 14],
  [182, 108, 0],
  [211, 103, -14],
] as const;
