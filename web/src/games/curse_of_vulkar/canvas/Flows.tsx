/** Where Fireballs would go now, lit along the chutes. */

import { useMemo } from "react";
import { Color, DoubleSide } from "three";
import { band, Cloth, OVER_GROUND } from "../../modelIsland/drape";
import { MARK } from "../../modelIsland/palette";
import type { Point } from "../../modelIsland/points";
import type { Relief } from "../../modelIsland/relief";
import { useDisposable } from "../../useDisposable";
import { flowsShown } from "../flows";
import type { CurseBoard, CurseView } from "../types";
import type { Choosing } from "../useChoosing";
import { DEEP } from "./chutes";

interface Props {
  board: CurseBoard;
  relief: Relief;
  table: CurseView;
  choosing: Choosing;
}

/** Above what flows there. */
const LIFT = DEEP + 0.3;
const BROAD = 1.15;
/** How much broader the dark below each is, so that it stands out from lava. */
const RIM = 0.45;
/** Each dash goes over so many points of a chute's line, and is followed by a gap. */
const DASH = 1.1;
const STEP = 1.7;

type Three = [Color, Color, Color];

export function Flows({ board, relief, table, choosing: { all, shown } }: Props) {
  const flows = useMemo(() => flowsShown(board, table, all, shown), [board, table, all, shown]);
  const lit = useDisposable(() => {
    const cloth = new Cloth(relief, LIFT);
    const [dark, dim, bright] = [MARK.rim, "#c9a07a", MARK.path].map((colour) => new Color(colour)) as Three;
    for (const { chute, share } of flows) {
      const colour = dim.clone().lerp(bright, share);
      const broad = BROAD * (0.6 + 0.4 * share);
      for (const dash of dashes(board.chutes[chute]?.line ?? [])) {
        cloth.lift = LIFT;
        band(cloth, dash, dark, (part) => (broad + RIM) * (1 - part) + 0.1);
        cloth.lift = LIFT + 0.06;
        band(cloth, dash, colour, (part) => broad * (1 - part));
      }
    }
    return cloth.geometry();
  }, [board, relief, flows]);
  if (flows.length === 0) return null;
  return (
    <mesh geometry={lit} renderOrder={2}>
      <meshBasicMaterial vertexColors side={DoubleSide} fog={false} {...OVER_GROUND} />
    </mesh>
  );
}

/** Arrowheads along a line. */
function dashes(line: Point[]): Point[][] {
  const at = (along: number): Point => {
    const n = Math.min(line.length - 1, Math.floor(along));
    const [here = [0, 0, 0], next = here] = [line[n], line[n + 1]];
    const part = along - n;
    return [here[0] + (next[0] - here[0]) * part, here[1] + (next[1] - here[1]) * part, here[2]];
  };
  const found: Point[][] = [];
  for (let along = 0.2; along + DASH < line.length; along += STEP)
    found.push([0, 0.5, 1].map((part) => at(along + part * DASH)));
  return found;
}
