/** What can be tapped on the flat map, and the way that leads to what is pointed at. */

import type { KeyboardEvent } from "react";
import type { Spot } from "../../flatMap/spots";
import { spotOf } from "../figures";
import type { Look, Mark } from "../notation";
import type { CurseBoard } from "../types";
import type { Choosing } from "../useChoosing";
import { drawn } from "./Land";

interface Props {
  board: CurseBoard;
  choosing: Choosing;
  /** Where the figure stands that would walk. */
  from: Spot | undefined;
  /** The move that a hint names. */
  advised: string | null;
}

export function Marks({ board, choosing, from, advised }: Props) {
  const { shown } = choosing;
  const way =
    shown === null || shown.path.length === 0 ? [] : shown.path.map((place) => spotOf(board, place));
  const line = drawn([...(from === undefined ? [] : [from]), ...way]);
  return (
    <>
      {way.length > 0 && (
        <g className="cv-path">
          <path d={line} />
          <path d={line} />
        </g>
      )}
      {choosing.marks.map((mark) => (
        <MarkShown
          key={mark.key}
          mark={mark}
          choosing={choosing}
          chosen={choosing.chosen && shown === mark}
          advised={advised === mark.key}
        />
      ))}
    </>
  );
}

interface MarkProps {
  mark: Mark;
  choosing: Choosing;
  chosen: boolean;
  advised: boolean;
}

function MarkShown({ mark, choosing, chosen, advised }: MarkProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choosing.tap(mark.key, true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no button can stand in a drawing
    <g
      className="cv-mark"
      role="button"
      tabIndex={0}
      aria-label={mark.spoken}
      aria-pressed={chosen}
      data-mark={mark.key}
      data-look={mark.look}
      data-advised={advised}
      data-testid={`curse-mark-${mark.goal.replace(" ", "-")}`}
      transform={`translate(${mark.at.join(" ")})`}
      onKeyDown={press}
      onFocus={() => choosing.point(mark.key)}
      onBlur={() => choosing.point(null)}
      onPointerEnter={(event) => event.pointerType === "mouse" && choosing.point(mark.key)}
      onPointerLeave={(event) => event.pointerType === "mouse" && choosing.point(null)}
    >
      <circle className="cv-touch" r={TOUCH[mark.look]} />
      <Ring look={mark.look} turn={mark.turn} />
    </g>
  );
}

const TOUCH: Record<Look, number> = {
  place: 1.75,
  pit: 1.6,
  facing: 1.5,
  root: 1.25,
  summit: 3.2,
  mouth: 1.5,
  figure: 1.9,
};

function Ring({ look, turn }: { look: Look; turn: number }) {
  if (look === "place" || look === "pit") return <circle className="cv-ring" r={1.42} />;
  if (look === "summit") return <circle className="cv-ring" r={3.6} />;
  if (look === "figure") return <circle className="cv-ring" r={1.85} />;
  return (
    <g transform={`rotate(${turn})`}>
      <circle className="cv-ring" r={look === "root" ? 1.05 : 1.25} />
      <path
        className="cv-arrow"
        d={look === "root" ? "M-.6 0H.6M.2-.4L.6 0 .2.4" : "M-.8 0H.8M.3-.55L.8 0 .3.55"}
      />
    </g>
  );
}
