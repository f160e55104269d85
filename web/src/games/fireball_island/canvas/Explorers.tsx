/** The pieces: standing, hopping along the trails, thrown through the air, lying in a pit. */

import { useMemo } from "react";
import { Carried, Explorer } from "../../modelIsland/Explorer";
import { type Pose, walking } from "../../modelIsland/motion";
import { heightAt, type Relief } from "../../modelIsland/relief";
import type { Figure, IslandBoard } from "../contract";
import { jewelGeometry, tokenGeometry } from "./jewel";
import { flying } from "./motion";
import { restOf } from "./places";
import type { Show, Stage } from "./useShow";

interface Props {
  board: IslandBoard;
  relief: Relief;
  figures: Figure[];
  show: Show;
  stage: Stage;
  still: boolean;
}

const SOUTH = Math.PI / 2;

export function Explorers(props: Props) {
  return props.figures.map((figure) => <Piece key={figure.seat} figure={figure} {...props} />);
}

function Piece({ figure, board, relief, figures, show, stage, still }: Props & { figure: Figure }) {
  const rest = useMemo(
    (): Pose => ({ at: restOf(board, relief, figures, figure), turn: SOUTH, tip: figure.lying ? 1 : 0 }),
    [board, relief, figures, figure],
  );
  return (
    <Explorer
      looks={figure}
      number={figure.seat}
      rest={rest}
      show={show}
      acted={(now) => actedPose(show, figure.seat, now, relief)}
      poses={stage.poses}
      still={still}
    >
      {figure.jewel && <Carried make={jewelGeometry} at={[0.75, 1.5, 0]} glow={0.5} />}
      {figure.token && <Carried make={tokenGeometry} at={[-0.72, 1.35, 0]} glow={0.15} upright />}
    </Explorer>
  );
}

/** How the action has this piece stand, if it is about this piece. */
function actedPose({ action }: Show, seat: number, now: number, relief: Relief): Pose | null {
  if (action?.kind === "walk" && action.who === seat) {
    return walking(action, now, (x, y) => heightAt(relief, x, y));
  }
  const flight = action?.kind === "roll" ? action.flights.find((one) => one.seat === seat) : undefined;
  return flight === undefined ? null : flying(flight, now);
}
