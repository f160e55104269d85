/** Everything that is drawn in three dimensions. */

import { Canvas } from "@react-three/fiber";
import { useMemo } from "react";
import { type Hands, ROUND_SCENE } from "../../camera/gestures";
import type { Rig } from "../../camera/rig";
import { CanvasGestures, ThreeCamera } from "../../camera/ThreeCamera";
import { Dice } from "./Dice";
import { FramePacing } from "./FramePacing";
import { FOV, type Framing, READABLE } from "./framing";
import { Gates } from "./Gates";
import { Greens } from "./Greens";
import { Ground } from "./Ground";
import { Isle } from "./Isle";
import type { Layout } from "./layout";
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
  looked: Place | null;
  pointed: number | null;
  over: boolean;
  still: boolean;
  dark: boolean;
  rig: Rig;
  hover(place: Place | null): void;
  tap(place: Place | null): void;
  choose(seat: number): void;
  point(seat: number | null): void;
}

const LARGER = 1.16;
const FINEST = 2;
const DETAIL: [number, number] = [1, FINEST];
/** Where squares are small a finger moves over the board rather than turning it. */
const SMALL_HANDS: Hands = { ...ROUND_SCENE, finger: "slide" };

export function BoardCanvas(props: Props) {
  const { board, layout, framing, rig, table, performance, still } = props;
  const palette = useMemo(() => paletteOf(props.dark), [props.dark]);
  const small = framing.cell < READABLE;
  return (
    <Canvas
      flat
      shadows="percentage"
      frameloop="demand"
      dpr={DETAIL}
      camera={{ fov: FOV, near: 1, far: 200 }}
      aria-hidden="true"
      style={{ cursor: props.looked !== null || props.pointed !== null ? "pointer" : "grab" }}
      onPointerMissed={() => props.tap(null)}
    >
      <FramePacing performance={performance} finest={FINEST} />
      <ThreeCamera rig={rig} />
      <CanvasGestures
        rig={rig}
        hands={small ? SMALL_HANDS : ROUND_SCENE}
        told={{ touched: () => rig.hold() }}
      />
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
