/** The island in three dimensions, and all that happens on it. */

import { useCallback, useMemo } from "react";
import type { Size } from "../../../camera/look";
import { Making } from "../../modelIsland/Making";
import { finestFor, ModelCanvas } from "../../modelIsland/ModelCanvas";
import { useMade } from "../../modelIsland/useMade";
import { movedIn } from "../films";
import { asTurned } from "../flows";
import type { CurseCanvasProps, Hidden } from "./contract";
import { Moving } from "./Moving";
import { disposeOf, type Made, makeIsland } from "./made";
import { overview } from "./overview";
import { Standing } from "./Standing";

/** The island, once it is made; until then, and while it is made anew, a sign of how far that is. */
export function CurseCanvas(props: CurseCanvasProps) {
  const { board, heights, detail } = props;
  const make = useCallback(() => makeIsland(board, heights, detail === "low"), [board, heights, detail]);
  const { made, done } = useMade(make, disposeOf);
  return (
    <>
      {made !== null && <Island {...props} made={made} />}
      {done < 1 && <Making done={done} label={props.making} />}
    </>
  );
}

function Island(props: CurseCanvasProps & { made: Made }) {
  const { board, made, film, empty } = props;
  const { shown } = props.choosing;
  const table = useMemo(() => asTurned(props.table, shown), [props.table, shown]);
  const whole = useCallback((size: Size) => overview(board, size), [board]);
  const hidden = useMemo(
    (): Hidden => ({
      decks: movedIn(film, "deck"),
      embers: empty,
      fireballs: movedIn(film, "fireball").size,
    }),
    [film, empty],
  );
  return (
    <ModelCanvas label={props.label} low={made.low} finest={finestFor(made.low)}>
      <Standing
        board={board}
        made={made}
        table={table}
        hidden={hidden}
        still={props.still}
        dark={props.dark}
        overview={whole}
      />
      <Moving {...props} overview={whole} />
    </ModelCanvas>
  );
}
