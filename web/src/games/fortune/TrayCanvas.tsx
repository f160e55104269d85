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
import { FOV, type Setting } from "./layout";
import type { Palette } from "./palette";
import { Tray } from "./Tray";
import { isWeak } from "./weak";

interface Props {
  view: View;
  palette: Palette;
  words: FeltWords;
  setting: Setting;
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
  const { view, palette, setting, skulls } = props;
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
      <Tray form={setting.form} palette={palette} words={props.words} />
      <Lanterns skulls={skulls} setting={setting} palette={palette} />
      <CardSkulls count={props.drawn} form={setting.form} />
      {setting.chest && <Chest setting={setting} palette={palette} inviting={props.inviting} />}
      <DiceMesh
        dice={props.dice}
        thrown={props.thrown}
        count={props.count}
        setting={setting}
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
