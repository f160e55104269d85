/** The island in three dimensions, and all that happens on it. */

import { useCallback } from "react";
import type { Size } from "../../../camera/look";
import { Making } from "../../modelIsland/Making";
import { finestFor, ModelCanvas } from "../../modelIsland/ModelCanvas";
import { useMade } from "../../modelIsland/useMade";
import type { CurseCanvasProps } from "./contract";
import { Moving } from "./Moving";
import { disposeOf, type Made, makeIsland } from "./made";
import { overview } from "./overview";
import { World } from "./World";

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
  const { board, made, dark } = props;
  const whole = useCallback((size: Size) => overview(board, size), [board]);
  return (
    <ModelCanvas label={props.label} low={made.low} finest={finestFor(made.low)}>
      <World made={made} dark={dark} overview={whole} />
      <Moving {...props} overview={whole} />
    </ModelCanvas>
  );
}
