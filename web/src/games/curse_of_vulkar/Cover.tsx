import { Ground, Palm, Pawn } from "../../map/Ground";
import "./cover.css";

/** The Curse of Vul-Kar: three mouths pour fire down an island, a bridge sways, and a small copter comes back. */
export function Cover() {
  return (
    <Ground>
      <path
        className="rock"
        d="M70 184c22-16 34-52 58-74 14-14 32-20 52-20s40 6 54 20c24 22 38 58 58 72-52 18-168 18-222 2z"
      />
      <path className="rock-shade" d="M214 98c32 18 44 60 78 84-22 8-54 12-86 13 12-32 16-66 8-97z" />
      <path
        className="lava"
        d="M172 118c-4 22-26 26-34 44-4 8-2 16 2 24M190 118c2 20 18 28 18 46 0 10-4 18-8 26M204 112c18 12 30 30 48 40 8 5 14 14 16 22"
      />
      <circle className="halo" cx="182" cy="76" r="62" />
      <path
        className="ivory"
        d="M148 68c-14-6-24-20-20-40 8 14 20 18 34 22zM216 68c14-6 24-20 20-40-8 14-20 18-34 22z"
      />
      <path
        className="rock"
        d="M142 122c-8-18-8-44 4-60 8-10 20-14 36-14s28 4 36 14c12 16 12 42 4 60-24 10-56 10-80 0z"
      />
      <path
        className="rock-shade"
        d="M196 50c14 2 20 8 24 14 10 16 10 40 2 58-8 4-18 6-28 7 8-24 10-54 2-79z"
      />
      <path className="ember" d="M152 74l20 8-4 8c-9 0-15-6-16-16zM212 74l-20 8 4 8c9 0 15-6 16-16z" />
      <path
        className="ink"
        d="M146 104a9 8 0 0118 0 9 8 0 01-18 0zM173 112a9 9 0 0118 0 9 9 0 01-18 0zM200 104a9 8 0 0118 0 9 8 0 01-18 0z"
      />
      <path
        className="hot"
        d="M150 105a5 4 0 0110 0 5 4 0 01-10 0zM177 113a5 5 0 0110 0 5 5 0 01-10 0zM204 105a5 4 0 0110 0 5 4 0 01-10 0z"
      />
      <path className="bridge" d="M112 152q18 12 38 0" />
      <circle className="ember" cx="138" cy="170" r="8" />
      <circle className="hot" cx="136" cy="168" r="3" />
      <circle className="ember" cx="262" cy="160" r="7" />
      <g className="copter">
        <path d="M282 60c0-9 8-14 18-14s18 5 18 14-8 14-18 14-18-5-18-14zM262 52l22 4v6l-22-4zM258 44h6v20h-6z" />
        <path className="copter-glass" d="M302 51c8 0 13 4 13 9h-13z" />
        <path className="copter-blade" d="M276 40h48M300 40v6M288 78h26" />
      </g>
      <path className="photo" d="M96 150l20-4 4 22-20 4z" />
      <path className="photo-print" d="M99 153l15-3 2 12-15 3z" />
      <Pawn x={168} y={196} kind="pawn-one" />
      <Pawn x={228} y={200} kind="pawn-two" />
      <Palm x={78} y={186} size={0.9} />
      <Palm x={296} y={188} size={1} />
    </Ground>
  );
}
