/** What never moves on the flat map: hills, trails, caves, pits, bridges, perches and the idol. */

import { memo, useMemo } from "react";
import { rounded } from "../../flatMap/spots";
import type { IslandBoard, Space } from "../contract";
import { spotOf } from "../spots";
import { painted } from "./shading";

interface Props {
  board: IslandBoard;
  heights: Float32Array;
  dark: boolean;
  t(key: string): string;
}

const ROOM_FOR_LETTER = 1.1;

/** Places with a word of ours, and how far below their middle it stands. */
const SIGNS: [string, string, number][] = [
  ["DMP", "fireball.start", -3.1],
  ["DOCK", "fireball.dock", 0.4],
];
/** Trails whose names stand beside them: at which space, and how far from it. */
const NAMES: [string, number, number][] = [
  ["WT9", 0, 3.4],
  ["TA6", -4.4, 4.6],
  ["SB4", 0, -2.6],
  ["BR8", 0, -2.4],
  ["FC4", 0, -2.2],
  ["HR8", 0, -2.2],
  ["LR6", -3.6, 2.2],
  ["GSB3", 1.2, 3.2],
  ["CP2", 4.6, -1.4],
  ["VP7", 4.6, 0.6],
  ["DR5", 3.4, -1.2],
];

export const Land = memo(function Land({ board, heights, dark, t }: Props) {
  const [west, north, east, south] = board.extent;
  const hills = useMemo(() => painted(heights, board, dark), [heights, board, dark]);
  const chips = new Set(Object.values(board.pits).map(({ rock_chip }) => rock_chip));
  return (
    <g className="fi-land">
      <image
        href={hills}
        x={west}
        y={north}
        width={east - west}
        height={south - north}
        preserveAspectRatio="none"
      />
      <path className="fi-pool" d={outline(rounded(board.pool.outline))} />
      <path className="fi-ruin" d={outline(board.outlines.ruin_outline)} />
      <path className="fi-trail" d={board.joins.map((join) => joined(board, join)).join("")} />
      {Object.entries(board.bridges).map(([name, { ends, deck_width }]) => (
        <path
          key={name}
          className="fi-bridge"
          strokeWidth={deck_width}
          d={`M${ends.map(([x, y]) => `${x} ${y}`).join("L")}`}
        />
      ))}
      {Object.entries(board.spaces).map(
        ([name, space]) =>
          name !== "W" && <SpaceSign key={name} name={name} space={space} chip={chips.has(name)} />,
      )}
      {Object.entries(board.pits).map(([name, { x, y, radius }]) => (
        <g key={name} className="fi-pit" transform={`translate(${x} ${y})`}>
          <circle r={Math.max(ROOM_FOR_LETTER, radius * 0.8)} />
          <text y={0.45}>{name}</text>
        </g>
      ))}
      {Object.entries(board.caves).map(([name, { x, y }]) => (
        <g key={name} className="fi-cave" transform={`translate(${x} ${y})`}>
          <path d="M-1.5 1.3v-1.1a1.5 1.6 0 013 0v1.1z" />
          <text y={0.95}>{name}</text>
        </g>
      ))}
      <Idol board={board} />
      {Object.entries(board.perches).map(([name, [x, y]]) => (
        <g key={name} className="fi-perch" transform={`translate(${x} ${y})`}>
          <circle r={0.95} />
          <text y={0.42}>{name}</text>
        </g>
      ))}
      {NAMES.map(([space, aside, down]) => {
        const [x, y] = spotOf(board, space);
        return (
          <text key={space} className="fi-name" x={x + aside} y={y + down}>
            {t(`fireball.trail.${space.replace(/\d+$/, "")}`)}
          </text>
        );
      })}
      {SIGNS.map(([space, key, down]) => {
        const [x, y] = spotOf(board, space);
        return (
          <text key={space} className="fi-sign" x={x} y={y + down}>
            {t(key)}
          </text>
        );
      })}
      <text className="fi-sign" x={board.features.ruin?.[0]} y={(board.features.ruin?.[1] ?? 0) - 2.4}>
        {t("fireball.ruin")}
      </text>
    </g>
  );
});

function SpaceSign({ name, space, chip }: { name: string; space: Space; chip: boolean }) {
  const { stand, width, length, angle, dark } = space;
  const kind = name === "VKP" ? "point" : name === "DMP" ? "start" : name === "DOCK" ? "dock" : "space";
  const bridge = /^B\d$/.test(name);
  return (
    <g transform={`translate(${stand[0]} ${stand[1]}) rotate(${angle})`}>
      {!bridge && (
        <rect
          className={`fi-space fi-${kind}`}
          data-dark={dark}
          x={-length / 2}
          y={-width / 2}
          width={length}
          height={width}
          rx={kind === "start" ? 2.6 : 0.45}
        />
      )}
      {dark && <path className="fi-draws" d="M-.35-.5h.7v1h-.7z" />}
      {chip && <path className="fi-chip" d="M-.9.3l.4-.6.5.2.3-.4.5.5-.2.4zM.5.5l.3-.2.2.3z" />}
    </g>
  );
}

/** The idol from above and before, as a face of our own. */
function Idol({ board }: { board: IslandBoard }) {
  const [x, y] = board.idol.base;
  return (
    <g className="fi-idol" transform={`translate(${x} ${y})`}>
      <circle r={board.idol.base_radius} />
      <path d="M-1.9-1.6l.7-1.1.6.7.6-1 .6 1 .6-.7.7 1.1c.4 1.6.2 3-.9 3.5h-2c-1.1-.5-1.3-1.9-.9-3.5z" />
      <path
        className="fi-glow"
        d="M-1.2-.8l.8.3-.7.4zM1.2-.8l-.8.3.7.4zM-.7.7a.75.6 0 011.4 0 .75.6 0 01-1.4 0z"
      />
    </g>
  );
}

function outline(points: [number, number][] | undefined): string {
  return points === undefined ? "" : `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;
}

function joined(board: IslandBoard, [one, other]: [string, string]): string {
  return `M${spotOf(board, one).join(" ")}L${spotOf(board, other).join(" ")}`;
}
