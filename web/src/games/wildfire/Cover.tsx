import { Ground, Palm } from "../../map/Ground";
import "./cover.css";

const CHAIN = [
  { x: 120, y: 190, turn: 0 },
  { x: 158, y: 190, turn: 0 },
  { x: 191, y: 184, turn: -60 },
  { x: 222, y: 172, turn: 0 },
  { x: 256, y: 180, turn: 24 },
];

/** Wildfire: a burning mountain whose lava runs down into a chain of tiles. */
export function Cover() {
  return (
    <Ground>
      <circle className="halo" cx="180" cy="64" r="74" />
      <path className="smoke" d="M172 50c-14-16 8-24-2-44 30 10 26 26 30 44z" />
      <path className="rock" d="M84 178c34-12 44-84 72-124h50c26 38 40 108 76 122-54 14-150 14-198 2z" />
      <path className="rock-shade" d="M206 54c26 38 40 108 76 122-26 7-60 10-92 10 22-36 24-92 16-132z" />
      <path
        className="ember"
        d="M154 54h52c5 8 10 18 14 30l-12 8-9-10-7 36 10 22-18 30-8-28 6-24-12-26-10 20-12-10c2-18 8-38 6-48z"
      />
      <path className="hot" d="M164 54h32c2 6 4 12 5 18l-8 4-9 26-7-22-9 8-8-8c2-10 4-18 4-26z" />
      <Palm x={78} y={178} size={0.9} />
      <Palm x={296} y={184} size={1.05} />
      {CHAIN.map(({ x, y, turn }, at) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect className="ivory" x="-18" y="-9.5" width="36" height="19" rx="4" />
          <path className="seam" d="M0-7V7" />
          <Pips at={-9} count={(at % 3) + 1} />
          <Pips at={9} count={((at + 1) % 3) + 1} />
        </g>
      ))}
    </Ground>
  );
}

function Pips({ at, count }: { at: number; count: number }) {
  const places =
    {
      1: [[0, 0]],
      2: [
        [-3, -3],
        [3, 3],
      ],
      3: [
        [-4, -4],
        [0, 0],
        [4, 4],
      ],
    }[count] ?? [];
  return places.map(([x = 0, y = 0]) => <circle key={x} className="pip" cx={at + x} cy={y} r="1.8" />);
}
