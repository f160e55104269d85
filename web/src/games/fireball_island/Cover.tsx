import { Ground, Palm, Pawn } from "../../map/Ground";
import "./cover.css";

/** Fireball Island: an idol of stone spits a burning ball down the mountain, past a jewel and two who run. */
export function Cover() {
  return (
    <Ground>
      <path
        className="rock"
        d="M92 178c18-22 34-62 62-82 20-14 46-12 60 6 20 24 30 56 52 74-52 16-128 16-174 2z"
      />
      <path className="rock-shade" d="M196 90c26 10 40 62 70 86-18 6-40 9-62 11 10-30 8-66-8-97z" />
      <path className="track" d="M236 196c-20-8-62-6-84-16s-16-24 10-30c16-4 26-8 22-18" />
      <circle className="halo" cx="180" cy="84" r="62" />
      <g className="idol">
        <path
          className="rock"
          d="M146 130c-8-24-10-54-2-76l10 12 8-20 10 16 10-20 10 20 10-16 8 20 10-12c8 22 6 52-2 76-22 8-50 8-72 0z"
        />
        <path
          className="rock-shade"
          d="M182 42l10 20 10-16 8 20 10-12c8 22 6 52-2 76-10 4-22 6-34 6 10-28 8-66-2-94z"
        />
        <path className="ember" d="M156 78l18 8-4 8c-8 0-13-6-14-16zM208 78l-18 8 4 8c8 0 13-6 14-16z" />
        <path className="ink" d="M160 108c4-10 40-10 44 0 2 14-8 22-22 22s-24-8-22-22z" />
        <path className="hot" d="M168 112c6-5 22-5 28 0 0 8-6 13-14 13s-14-5-14-13z" />
        <path className="ivory" d="M166 105l5 8 5-9zM198 105l-5 8-5-9z" />
      </g>
      <circle className="ember" cx="176" cy="150" r="11" />
      <circle className="hot" cx="173" cy="147" r="4" />
      <path className="smoke" d="M186 138c6-4 8-10 6-16 6 6 6 14 0 20z" />
      <path className="jewel" d="M222 118l6-8h14l6 8-13 17z" />
      <path className="jewel-line" d="M222 118h26M231 118l4 16 4-16" />
      <Pawn x={150} y={184} kind="pawn-one" />
      <Pawn x={232} y={200} kind="pawn-two" />
      <Palm x={84} y={182} size={1.1} />
      <Palm x={292} y={186} size={1} />
      <Palm x={274} y={176} size={0.7} />
    </Ground>
  );
}
