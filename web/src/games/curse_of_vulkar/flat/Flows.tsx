/** Where Fireballs would go now, lit along the chutes of the flat map. */

import { useMemo } from "react";
import { flowsShown } from "../flows";
import type { CurseBoard, CurseView } from "../types";
import type { Choosing } from "../useChoosing";
import { drawn } from "./Land";

interface Props {
  board: CurseBoard;
  table: CurseView;
  choosing: Choosing;
}

export function Flows({ board, table, choosing: { all, shown } }: Props) {
  const flows = useMemo(() => flowsShown(board, table, all, shown), [board, table, all, shown]);
  return flows.map(({ chute, share }) => (
    <path
      key={chute}
      className="cv-flow"
      data-flow={chute}
      opacity={0.35 + 0.65 * share}
      d={drawn(board.chutes[chute]?.line ?? [])}
    />
  ));
}
