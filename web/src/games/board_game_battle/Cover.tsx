import { Ground, Palm, Pawn } from "../../map/Ground";
import "./cover.css";

const PATH: [number, number][] = [
  [86, 188],
  [112, 196],
  [140, 200],
  [170, 202],
  [200, 201],
  [229, 197],
  [256, 188],
  [268, 174],
  [250, 162],
  [224, 158],
  [196, 158],
  [168, 156],
  [144, 148],
  [140, 134],
  [158, 124],
  [182, 120],
];

/** Board Game Battle: a path of squares winds up to a tower, and two pawns race along it. */
export function Cover() {
  return (
    <Ground>
      <path className="rock" d="M112 170c10-30 40-66 74-68 38-2 62 36 72 62-40 14-104 16-146 6z" />
      <path className="rock-shade" d="M186 102c38-2 62 36 72 62-16 6-36 9-58 11 12-24 6-50-14-73z" />
      <path className="track" d={`M${PATH.map(([x, y]) => `${x} ${y}`).join("L")}`} />
      {PATH.map(([x, y], at) => (
        <rect
          key={`${x} ${y}`}
          className={at % 4 === 2 ? "square hot-square" : at % 4 === 0 ? "square sea-square" : "square"}
          x={x - 9}
          y={y - 5.5}
          width="18"
          height="11"
          rx="3"
        />
      ))}
      <circle className="halo" cx="190" cy="72" r="48" />
      <g className="tower">
        <path className="ivory" d="M174 116l3-52h28l3 52c-10 4-24 4-34 0z" />
        <path className="wood" d="M172 66l-1-16h8v6h8v-6h8v6h8v-6h8l-1 16z" />
        <path className="ink" d="M186 116v-15a5.5 5.5 0 0111 0v15z" />
        <path className="ember" d="M187 78h8v9h-8z" />
        <path className="pole" d="M191 50V20" />
        <path className="flag" d="M192 21c10-5 16 5 27 0v15c-11 5-17-5-27 0z" />
      </g>
      <Pawn x={229} y={194} kind="pawn-one" />
      <Pawn x={140} y={198} kind="pawn-two" />
      <Palm x={74} y={180} size={1.05} />
      <Palm x={298} y={186} size={0.9} />
    </Ground>
  );
}
