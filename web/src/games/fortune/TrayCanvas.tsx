/** The tray in three dimensions, with light, lanterns, chest and dice. */

import { Canvas } from "@react-three/fiber";
import type { View } from "../../camera/look";
import { FixedCamera } from "../../camera/ThreeCamera";
import { CardSkulls } from "./CardSkulls";
import { Chest } from "./Chest";
import { DiceMesh, type Drag } from "./DiceMesh";
import type { Die } from "./dice";
import type { FeltWords } from "./felt";
import { Lanterns } from "./Lanterns";
import { type ChestPlace, FOV } from "./layout";
import type { Palette } from "./palette";
import { Tray } from "./Tray";
import { isWeak } from "./weak";

interface Props {
  view: View;
  palette: Palette;
  words: FeltWords;
  chest: ChestPlace;
  inviting: boolean;
  /** Lit by something other than the lanterns. */
  eerie: boolean;
  skulls: number;
  /** How many of the skulls are on the card. */
  drawn: number;
  dice: Die[];
  thrown: number[];
  count: number;
  still: boolean;
  drag: Drag | null;
  hovered: number | null;
  rested(count: number): void;
}

export function TrayCanvas(props: Props) {
  const { view, palette, chest, skulls } = props;
  const weak = isWeak();
  return (
    <Canvas
      className="fortune-canvas"
      frameloop="demand"
      dpr={weak ? 1 : [1, 2]}
      shadows={weak ? false : "percentage"}
      camera={{ fov: FOV, near: 1, far: 120 }}
      gl={{ antialias: true, alpha: true }}
      aria-hidden="true"
    >
      <FixedCamera view={view} />
      <Light palette={palette} lit={props.eerie ? 0.6 : Math.max(0, 3 - skulls) / 3} />
      <Tray palette={palette} words={props.words} />
      <Lanterns skulls={skulls} chest={chest} palette={palette} />
      <CardSkulls count={props.drawn} />
      {chest && <Chest place={chest} palette={palette} inviting={props.inviting} />}
      <DiceMesh
        dice={props.dice}
        thrown={props.thrown}
        count={props.count}
        chest={chest}
        still={props.still}
        drag={props.drag}
        hovered={props.hovered}
        rested={props.rested}
      />
    </Canvas>
  );
}

function Light({ palette, lit }: { palette: Palette; lit: number }) {
  const dim = 0.62 + 0.38 * lit;
  return (
    <group>
      <hemisphereLight args={[palette.sky, palette.ground, palette.ambient]} />
      <directionalLight
        position={[-5, 11, -3.5]}
        color={palette.key}
        intensity={palette.keyLight * dim}
        castShadow={!isWeak()}
        shadow-mapSize={[1024, 1024]}
        shadow-radius={5}
        shadow-bias={-0.0006}
        shadow-normalBias={0.02}
        shadow-camera-left={-9}
        shadow-camera-right={9}
        shadow-camera-top={9}
        shadow-camera-bottom={-8}
        shadow-camera-near={1}
        shadow-camera-far={26}
      />
      <pointLight
        position={[0, 2.2, -3.2]}
        color={palette.lamp}
        intensity={palette.lampLight * lit}
        distance={16}
        decay={1.6}
      />
    </group>
  );
}
