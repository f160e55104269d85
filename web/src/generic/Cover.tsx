/** An island for any game: drawn from the letters of its id, so that no two look the same. */

import { Ground, Palm } from "../map/Ground";
import "./cover.css";

interface Props {
  game: string;
  title: string;
}

const LANDMARKS = [Lighthouse, Stones, Hut, Tent];
const LEAST_HILL = 74;
/** From where to where hills can stand. */
const SHORE = [66, 296] as const;

export default function Cover({ game, title }: Props) {
  const dice = diceOf(game);
  const Landmark = LANDMARKS[dice(LANDMARKS.length)] ?? Stones;
  const left = dice(2) === 0;
  const at = left ? 122 + dice(20) : 238 - dice(20);
  const peak = left ? 208 + dice(34) : 118 + dice(34);
  const height = LEAST_HILL + dice(44);
  const palms = Array.from({ length: 2 + dice(3) }, (_, palm) => ({
    x: palm % 2 === 0 ? 60 + dice(18) : 282 + dice(18),
    y: 180 + dice(10),
    size: 0.75 + dice(45) / 100,
  }));
  return (
    <Ground>
      <g className="hills" style={{ filter: `hue-rotate(${dice(8) * 45}deg)` }}>
        <Hill peak={peak} height={height} broad={74 + dice(24)} />
        <Hill peak={peak + (left ? -56 : 56)} height={height - 26 - dice(18)} broad={52 + dice(20)} />
      </g>
      <Banner x={peak} y={182 - height} letter={[...title][0]?.toUpperCase() ?? ""} />
      {palms.map((palm) => (
        <Palm key={`${palm.x} ${palm.y}`} {...palm} />
      ))}
      <circle className="halo" cx={at} cy="150" r="52" />
      <Landmark x={at} />
    </Ground>
  );
}

/** Throws that always fall the same way for the same id: `dice(6)` is one of 0 to 5. */
function diceOf(id: string): (faces: number) => number {
  let state = 2166136261;
  for (const letter of id) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (faces) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % faces;
  };
}

function Hill({ peak, height, broad }: { peak: number; height: number; broad: number }) {
  const wide = Math.min(broad, peak - SHORE[0], SHORE[1] - peak);
  const top = 182 - height;
  const shoulder = wide * 0.45;
  return (
    <>
      <path
        className="rock"
        d={`M${peak - wide} 182C${peak - shoulder} 176 ${peak - shoulder} ${top} ${peak} ${top}S${peak + shoulder} 176 ${peak + wide} 182Q${peak} 196 ${peak - wide} 182z`}
      />
      <path
        className="rock-shade"
        d={`M${peak} ${top}C${peak + shoulder} ${top} ${peak + shoulder} 176 ${peak + wide} 182Q${peak + wide / 2} 189 ${peak + 10} 189C${peak + 26} 160 ${peak + 18} ${top + 26} ${peak} ${top}z`}
      />
    </>
  );
}

function Banner({ x, y, letter }: { x: number; y: number; letter: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="mast" d="M0 4V-46" />
      <path className="banner" d="M1-45c14-5 22 5 36 0v27c-14 5-22-5-36 0z" />
      <text className="letter" x="19" y="-24" textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}

function Lighthouse({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 192)`}>
      <path className="ivory" d="M-13 0l4-62h18l4 62c-8 4-18 4-26 0z" />
      <path className="stripe" d="M-11.500-22h23l1 13h-25zM-9.700-48h19.400l.9 13h-21.200z" />
      <path className="lamp" d="M-7-76h14v14h-14z" />
      <path className="roof" d="M-11-76L0-88l11 12z" />
    </g>
  );
}

function Stones({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 192)`}>
      <path className="rock" d="M-34 0l3-40h13l2 40zM16 0l3-44h13l3 44z" />
      <path className="rock-shade" d="M-22-40h4l2 40h-8zM27-44h5l3 44h-9z" />
      <path className="rock" d="M-38-40l4-13h70l5 12-10 4z" />
      <path className="ember" d="M-7 0c-6-12 4-16 2-28 10 6 12 14 11 28z" />
      <path className="hot" d="M-3 0c-3-6 2-9 1-15 5 4 6 9 5 15z" />
    </g>
  );
}

function Hut({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 192)`}>
      <path className="wood" d="M-30-34h60V0c-18 5-42 5-60 0z" />
      <path className="ink" d="M-8 3v-24a8 8 0 0116 0V3z" />
      <path className="lamp" d="M14-26h10v11H14zM-24-26h10v11h-10z" />
      <path className="roof" d="M-40-32L0-66l40 34c-26 6-54 6-80 0z" />
    </g>
  );
}

function Tent({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 192)`}>
      <path className="ivory" d="M-36 0L0-58 36 0C14 6-14 6-36 0z" />
      <path className="stripe" d="M-20 3L0-58l-6 62zM20 3L0-58l6 62z" />
      <path className="ink" d="M-6 4L0-30 6 4z" />
    </g>
  );
}
