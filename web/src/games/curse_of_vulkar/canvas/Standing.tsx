/** All that stands on the island. */

import { useMemo } from "react";
import type { Look, Size } from "../../../camera/look";
import { inCopter } from "../figures";
import type { CurseBoard, CurseView } from "../types";
import { Copter } from "./Copter";
import type { Hidden } from "./contract";
import { Decks } from "./Decks";
import { Marbles } from "./Marbles";
import type { Made } from "./made";
import { Snapshots } from "./Snapshots";
import { stageAt } from "./sites";
import { Treasures } from "./Treasures";
import { Trees } from "./Trees";
import { VulKar } from "./VulKar";
import { World } from "./World";

export interface StandingProps {
  board: CurseBoard;
  made: Made;
  table: CurseView;
  hidden: Hidden;
  still: boolean;
  dark: boolean;
  overview(size: Size): Look;
}

export function Standing(props: StandingProps) {
  const { board, made, table, hidden, still, dark } = props;
  const { relief } = made;
  const stage = useMemo(() => stageAt(board, relief), [board, relief]);
  const boarded = table.figures.some(({ place }) => place !== null && inCopter(place));
  return (
    <>
      <World board={board} made={made} dark={dark} overview={props.overview} />
      <Decks board={board} hidden={hidden.decks} />
      <Trees board={board} relief={relief} trees={table.trees} still={still} />
      <VulKar
        board={board}
        relief={relief}
        facing={table.facing}
        boulder={table.boulder && !hidden.boulder}
        hive={table.bees}
        still={still}
      />
      <Marbles board={board} made={made} scar={table.scar} hidden={hidden} />
      <Treasures board={board} relief={relief} slabs={table.slabs} heart={table.heart} idol={table.idol_at} />
      <Snapshots board={board} relief={relief} snapshots={table.snapshots} dark={dark} />
      <Copter at={stage} here={table.copter || boarded} still={still} />
    </>
  );
}
