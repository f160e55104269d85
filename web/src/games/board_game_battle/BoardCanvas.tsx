/** Everything that is drawn in three dimensions. */

import { Canvas } from "@react-three/fiber";
import { type RefObject, useMemo } from "react";
import { Dice } from "./Dice";
import { Eye, type Sight } from "./Eye";
import { FOV, type Framing, READABLE } from "./framing";
import { Gates } from "./Gates";
import { Greens } from "./Greens";
import { Ground } from "./Ground";
import { Isle } from "./Isle";
import { type Layout, standAt } from "./layout";
import { Pace } from "./Pace";
import { Pieces } from "./Pieces";
import { paletteOf } from "./palette";
import type { Performance } from "./performance";
import type { Place } from "./places";
import { Tiles } from "./Tiles";
import type { BattleView, BoardPicture } from "./types";

interface Props {
  board: BoardPicture;
  layout: Layout;
  framing: Framing;
  table: BattleView;
  performance: Performance;
  /** Where room is scarce, a question takes the place of the dice. */
  diceShown: boolean;
  names: string[];
  colours: string[];
  shapes: string[];
  choosable: number[];
  focus: Place | null;
  looked: Place | null;
  pointed: number | null;
  over: boolean;
  still: boolean;
  dark: boolean;
  sight: RefObject<Sight | null>;
  hover(place: Place | null): void;
  tap(place: Place | null): void;
  choose(seat: number): void;
  point(seat: number | null): void;
}

const LARGER = 1.16;
const FINEST = 2;
const DETAIL: [number, number] = [1, FINEST];

export function BoardCanvas(props: Props) {
  const { board, layout, framing, table, performance, still } = props;
  const palette = useMemo(() => paletteOf(props.dark), [props.dark]);
  const focus = useMemo(
    () => (props.focus === null ? null : standAt(layout, props.focus)),
    [layout, props.focus],
  );
  const small = framing.cell < READABLE;
  return (
    <Canvas
      flat
      shadows="percentage"
      frameloop="demand"
      dpr={DETAIL}
      camera={{ fov: FOV, near: 1, far: 200, position: [0, 24, 20] }}
      aria-hidden="true"
      style={{ cursor: props.looked !== null || props.pointed !== null ? "pointer" : "grab" }}
      onPointerMissed={() => props.tap(null)}
    >
      <Pace performance={performance} finest={FINEST} />
      <Eye framing={framing} focus={focus} still={still} sight={props.sight} />
      <Isle layout={layout} palette={palette} />
      <Greens layout={layout} palette={palette} />
      <Tiles board={board} layout={layout} palette={palette} size={small ? LARGER : 1} />
      <Gates board={board} layout={layout} palette={palette} size={small ? LARGER ** 2 : 1} />
      <Ground board={board} layout={layout} looked={props.looked} hover={props.hover} tap={props.tap} />
      <Pieces
        layout={layout}
        table={table}
        performance={performance}
        names={props.names}
        colours={props.colours}
        shapes={props.shapes}
        choosable={props.choosable}
        pointed={props.pointed}
        size={small ? LARGER ** 2 : 1}
        flags={!small}
        still={still}
        over={props.over}
        choose={props.choose}
        point={props.point}
      />
      {props.diceShown && <Dice performance={performance} still={still} />}
    </Canvas>
  );
}
