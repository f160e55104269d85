/** The pieces on the flat map, each with its colour, its shape and its name. */

import type { CSSProperties } from "react";
import { labelRows } from "../../flatMap/labels";
import type { Figure, IslandBoard } from "../contract";
import { spotsOf } from "../spots";

interface Props {
  board: IslandBoard;
  figures: Figure[];
}

export function Figures({ board, figures }: Props) {
  const spots = spotsOf(board, figures);
  const rows = labelRows(figures, spots);
  return figures.map((figure) => {
    const [x, y] = spots.get(figure.seat) ?? [0, 0];
    return (
      <g
        key={figure.seat}
        className="fi-figure"
        style={{ "--seat": figure.colour, transform: `translate(${x}px, ${y}px)` } as CSSProperties}
        data-testid={`fireball-figure-${figure.seat}`}
        data-place={figure.place}
        data-lying={figure.lying}
      >
        <g className="fi-pawn">
          <path d="M-.95.9c0-.8.5-.8.5-1.4a.95.95 0 01.9 0c0 .6.5.6.5 1.4z" />
          <circle cy={-0.85} r={0.85} />
          <text y={-0.42}>{figure.shape}</text>
        </g>
        {figure.token && <circle className="fi-charm" cx={1.05} cy={0.5} r={0.38} />}
        {figure.jewel && <path className="fi-jewel" d="M-1.6-1.9l.35-.5h.9l.35.5-.8 1z" />}
        <text className="fi-who" y={2 + (rows.get(figure.seat) ?? 0)}>
          {figure.name}
        </text>
      </g>
    );
  });
}
