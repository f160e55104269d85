/** What never moves on the flat map: hills, surf and reef, trails, chutes, caves, pits, decks and the Wreck. */

import { memo, useMemo } from "react";
import { spotOf } from "../figures";
import type { CurseBoard, CurseSpace, CurseWords } from "../types";
import { painted } from "./shading";

interface Props {
  board: CurseBoard;
  heights: Float32Array;
  words: CurseWords;
  dark: boolean;
  t(key: string): string;
}

/** Where the names of the regions stand. */
const REGIONS: [string, number][] = [
  ["scarside", 16],
  ["summit", 48],
  ["beachside", 80],
];
/** Trails whose names stand beside them: by which space, how far from it, and how far turned. */
const NAMES: [string, string, number, number, number][] = [
  ["RR", "RR17", 3.4, 1.6, 0],
  ["SC", "SC9", 1.4, 2.7, 0],
  ["PW", "PW3", 3.2, -2.2, 62],
  ["SW", "SW3", 2.4, 2.6, -48],
  ["TR", "TR4", 0.4, 2.4, 0],
  ["NS", "NS4", 3, -2.2, 0],
  ["SS", "SS7", 0, 2.9, 0],
  ["AS", "AS2", -0.6, -2.2, -16],
  ["DR", "DR4", 0.4, 2.9, 14],
  ["CI", "CI2", 2.4, 0.4, 76],
  ["MU", "MU2", 2.5, 0.6, -82],
  ["OB", "OB2", 1.4, -1.9, 14],
  ["WR", "WR1", 0.6, 2.6, -24],
  ["BA", "BA3", 2.3, 0.2, 88],
  ["CR", "CR2", 2.3, 0.2, 88],
  ["SK", "SK2", -2.2, 0.4, -88],
  ["GR", "GR1", -2.2, -1.9, 0],
  ["PI", "PI1", 1.9, 2.4, 0],
];

export const Land = memo(function Land({ board, heights, words, dark, t }: Props) {
  const [west, north, east, south] = board.extent;
  const ground = useMemo(() => painted(heights, board, dark), [heights, board, dark]);
  return (
    <g className="cv-land">
      <image
        href={ground}
        x={west}
        y={north}
        width={east - west}
        height={south - north}
        preserveAspectRatio="none"
      />
      {Object.entries(board.chutes).map(([name, { kind, line }]) => (
        <g key={name} className={`cv-chute cv-${kind}`}>
          <path d={drawn(line)} />
          <path d={drawn(line)} />
        </g>
      ))}
      <path className="cv-border" d="M31.5 2v50M64.5 2v50" />
      <path className="cv-trail" d={board.joins.map((join) => joined(board, join)).join("")} />
      <circle className="cv-scar-hole" cx={board.scar.x} cy={board.scar.y} r={board.scar.radius} />
      {Object.entries(board.spaces).map(
        ([name, space]) => board.decks[name] === undefined && <Space key={name} name={name} space={space} />,
      )}
      <Slabs board={board} />
      {Object.entries(board.caves).map(([name, number]) => {
        const [x, y] = spotOf(board, name);
        return (
          <g key={name} className="cv-cave" transform={`translate(${x + 1.5} ${y - 1.4})`}>
            <path d="M-1.05.9V.1a1.05 1.1 0 012.1 0v.8z" />
            <text y={0.68}>{number}</text>
          </g>
        );
      })}
      {Object.entries(board.pits).map(([name, { x, y }]) => (
        <circle key={name} className="cv-pit" cx={x} cy={y} r={1.05} />
      ))}
      <Wreck board={board} />
      <Helipad board={board} />
      {REGIONS.map(([region, x]) => (
        <text key={region} className="cv-region" x={x} y={south - 0.5}>
          {t(`curse.${region}`)}
        </text>
      ))}
      {NAMES.map(([trail, space, aside, down, turn]) => {
        const [x, y] = spotOf(board, space);
        return (
          <text
            key={trail}
            className="cv-name"
            transform={`translate(${x + aside} ${y + down}) rotate(${turn})`}
          >
            {words.trails[trail]}
          </text>
        );
      })}
    </g>
  );
});

function Space({ name, space }: { name: string; space: CurseSpace }) {
  const { x, y, angle, width, length, region } = space;
  return (
    <rect
      className="cv-space"
      data-space={name}
      data-region={region}
      transform={`translate(${x} ${y}) rotate(${angle})`}
      x={-length / 2}
      y={-width / 2}
      width={length}
      height={width}
      rx={width / 2.6}
    />
  );
}

function Slabs({ board }: { board: CurseBoard }) {
  return board.slabs.map((name) => {
    const [x, y] = spotOf(board, name);
    return (
      <rect key={name} className="cv-slab" x={x - 0.62} y={y - 0.62} width={1.24} height={1.24} rx={0.2} />
    );
  });
}

function Helipad({ board }: { board: CurseBoard }) {
  const [x, y] = spotOf(board, board.helipad);
  return (
    <g className="cv-helipad" transform={`translate(${x} ${y})`}>
      <circle r={2.5} data-space={board.helipad} />
      <circle r={1.95} />
      <text y={0.85}>H</text>
    </g>
  );
}

/** What is left of the Crimson Cutlass, on the beach beside its space. */
function Wreck({ board }: { board: CurseBoard }) {
  const [x, y] = spotOf(board, board.wreck);
  return (
    <g className="cv-wreck" transform={`translate(${x - 3.1} ${y + 2.6}) rotate(-18)`}>
      <path d="M-3-.9C-2 .9 1.6 1 3.2-.9L2.6.6C1.6 1.9-1.6 1.9-2.4.6z" />
      <path d="M-1.7-.2l.5-3.2M.6-.1L1.4-2" />
      <path className="cv-sail" d="M-1.2-3.3L1-2.4-1.4-1.2z" />
    </g>
  );
}

export const drawn = (points: readonly (readonly number[])[]): string =>
  points.length === 0 ? "" : `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

function joined(board: CurseBoard, [one, other]: [string, string]): string {
  return `M${spotOf(board, one).join(" ")}L${spotOf(board, other).join(" ")}`;
}
