/** The figures on the flat map, each with its colour, its shape and its name. */

import type { CSSProperties } from "react";
import { labelRows } from "../../flatMap/labels";
import type { Spot } from "../../flatMap/spots";
import { type Figure, inCopter } from "../figures";
import { HEART } from "../signs";

interface Props {
  figures: Figure[];
  spots: Map<number, Spot>;
  /** Whose turn it is. */
  turn: number;
}

export function Figures({ figures, spots, turn }: Props) {
  const labelled = figures.map(({ number, name, place }) => ({ seat: number, name, place }));
  const rows = labelRows(labelled, spots);
  return figures.map((figure) => {
    const [x, y] = spots.get(figure.number) ?? [0, 0];
    return (
      <g
        key={figure.number}
        className="cv-figure"
        style={{ "--seat": figure.colour, transform: `translate(${x}px, ${y}px)` } as CSSProperties}
        data-testid={`curse-figure-${figure.number}`}
        data-place={figure.place}
        data-lying={figure.lying}
        data-globed={figure.globed}
        data-turn={figure.number === turn}
      >
        {figure.swept && <circle className="cv-float" r={1.5} />}
        <Pawn figure={figure} turn={figure.turn} />
        {figure.globed && <path className="cv-globe" d={GLOBE} />}
        {!inCopter(figure.place) && (
          <text className="cv-who" y={2.1 + (rows.get(figure.number) ?? 0)}>
            {figure.name}
          </text>
        )}
      </g>
    );
  });
}

/** A dome of glass on a foot. */
const GLOBE = "M-1.75 1.15a2.1 2.1 0 113.5 0zM-1.9 1.15h3.8v.55h-3.8zM-1.15-.75a1.5 1.5 0 01.75-.75";

export function Pawn({ figure, turn }: { figure: Figure; turn: number }) {
  return (
    <g className="cv-pawn" style={{ transform: `rotate(${turn}deg)` }}>
      <path d="M-.95 1.1c0-.9.5-.9.5-1.5a.95.95 0 01.9 0c0 .6.5.6.5 1.5z" />
      <circle cy={-0.75} r={0.85} />
      <text y={-0.34}>{figure.shape}</text>
      {figure.which !== null && (
        <g className="cv-number" transform="translate(-.95 .5)">
          <circle r={0.62} />
          <text y={0.36}>{figure.which}</text>
        </g>
      )}
      {figure.heart && <path className="cv-heart" transform="translate(.95 .45) scale(.6)" d={HEART} />}
    </g>
  );
}
