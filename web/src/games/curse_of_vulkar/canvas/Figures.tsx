/** The figures: standing, walking, tumbling and lying, with what they carry. */

import { useMemo } from "react";
import type { Spot } from "../../flatMap/spots";
import { Carried, Explorer } from "../../modelIsland/Explorer";
import { walking } from "../../modelIsland/motion";
import { heightAt, type Relief } from "../../modelIsland/relief";
import { type Figure, inCopter } from "../figures";
import type { CurseBoard } from "../types";
import { beeGeometry, heartInHand, idolInHand } from "./carried";
import { tumbling } from "./filming";
import { restOf } from "./places";
import type { Show, Stage } from "./useShow";

interface Props {
  board: CurseBoard;
  relief: Relief;
  figures: Figure[];
  spots: Map<number, Spot>;
  show: Show;
  stage: Stage;
  still: boolean;
  /** Who lies after a film; all others are put back where they stood. */
  fallen: ReadonlySet<number>;
}

/** The island is so wide that names would be too small in a look at all of it. */
const GROWS = 1.9;

export function Figures(props: Props) {
  const here = props.figures.filter(({ globed }) => !globed);
  return here.map((figure) => <Piece key={figure.number} figure={figure} {...props} />);
}

function Piece({ figure, board, relief, spots, show, stage, still, fallen }: Props & { figure: Figure }) {
  const { number, place } = figure;
  const spot = spots.get(number);
  const rest = useMemo(() => restOf(board, relief, figure, spot ?? [0, 0]), [board, relief, figure, spot]);
  return (
    <Explorer
      looks={figure.which === null ? figure : { ...figure, name: `${figure.which}: ${figure.player}` }}
      number={number}
      rest={rest}
      show={show}
      acted={(now) => {
        const { action } = show;
        if (action?.kind === "film") return tumbling(action, number, now, fallen.has(number));
        if (action?.kind !== "walk" || action.who !== number) return null;
        return walking(action, now, (x, y) => heightAt(relief, x, y));
      }}
      poses={stage.poses}
      still={still}
      grows={GROWS}
      named={!inCopter(place)}
    >
      {figure.heart && <Carried make={heartInHand} at={[0.78, 1.05, 0]} glow={0.7} />}
      {figure.idol && <Carried make={idolInHand} at={[0.2, 0.9, 0.75]} glow={0.1} />}
      {figure.stung && <Carried make={beeGeometry} at={[0.2, 2.9, 0.3]} glow={0.1} />}
    </Explorer>
  );
}
