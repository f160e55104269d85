/** The landscape: eight wooden pieces painted as sea, the isle on them, and the volcano. */

import { useThree } from "@react-three/fiber";
import { memo, useEffect, useMemo, useRef } from "react";
import { BoxGeometry, type DirectionalLight, MeshBasicMaterial, MeshLambertMaterial } from "three";
import { softSpot } from "../sheet";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import { type Instance, Instances } from "./Instances";
import type { Layout } from "./layout";
import type { Palette } from "./palette";
import { FRAME, landGeometry, lavaGeometry, paintedSea, volcanoGeometry } from "./terrain";

interface Props {
  layout: Layout;
  palette: Palette;
}

const THICK = 0.32;

export const Isle = memo(function Isle({ layout, palette }: Props) {
  return (
    <group>
      <Boards layout={layout} palette={palette} />
      <Land layout={layout} palette={palette} />
      <Mountain layout={layout} palette={palette} />
      <Light layout={layout} palette={palette} />
    </group>
  );
});

/** Nothing that throws a shadow on this light ever moves, so the shadows are drawn only once. */
function Light({ layout, palette }: Props) {
  const sun = useRef<DirectionalLight>(null);
  const invalidate = useThree((state) => state.invalidate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout has other shadows
  useEffect(() => {
    if (sun.current === null) return;
    sun.current.shadow.autoUpdate = false;
    sun.current.shadow.needsUpdate = true;
    invalidate();
  }, [layout, palette, invalidate]);
  const half = Math.max(layout.across, layout.down) / 2 + 1;
  const { volcano } = layout;
  return (
    <>
      <hemisphereLight args={[palette.sky[1], palette.sky[2], palette.sky[0]]} />
      <directionalLight
        ref={sun}
        position={[-9, 17, 7]}
        color={palette.sun[1]}
        intensity={palette.sun[0]}
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-camera-left={-half}
        shadow-camera-right={half}
        shadow-camera-top={half}
        shadow-camera-bottom={-half}
        shadow-camera-far={50}
        shadow-bias={-0.002}
        shadow-normalBias={0.03}
      />
      <pointLight
        position={[volcano.x, volcano.height + 1, volcano.z]}
        color="#ff8a3c"
        intensity={palette.ember}
        distance={8}
        decay={1.6}
      />
    </>
  );
}

function Boards({ layout, palette }: Props) {
  const sea = useDisposable(
    () => textureOf(paintedSea(layout, palette, layout.across * layout.down > 150 ? 80 : 100)),
    [layout, palette],
  );
  const box = useDisposable(() => new BoxGeometry(1, 1, 1), []);
  const wood = useDisposable(() => new MeshLambertMaterial({ color: palette.wood }), [palette]);
  const under = useDisposable(() => new MeshLambertMaterial({ color: palette.woodDark }), [palette]);
  const [wide, deep] = layout.piece;
  const slabs = useMemo<Instance[]>(
    () =>
      layout.pieces.map(({ x, z }) => ({
        x,
        y: -THICK / 2 - 0.01,
        z,
        size: [wide - 0.05, THICK, deep - 0.05],
      })),
    [layout, wide, deep],
  );
  const frame = useMemo<Instance[]>(() => {
    const [x, z] = [layout.across / 2 + FRAME / 2, layout.down / 2 + FRAME / 2];
    const [long, broad] = [layout.across + 2 * FRAME, layout.down];
    return [
      { x: 0, y: -0.12, z: -z, size: [long, THICK + 0.16, FRAME] },
      { x: 0, y: -0.12, z, size: [long, THICK + 0.16, FRAME] },
      { x: -x, y: -0.12, z: 0, size: [FRAME, THICK + 0.16, broad] },
      { x, y: -0.12, z: 0, size: [FRAME, THICK + 0.16, broad] },
    ];
  }, [layout]);
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} receiveShadow>
        <planeGeometry args={[layout.across, layout.down]} />
        <meshLambertMaterial map={sea} />
      </mesh>
      <Instances all={slabs} geometry={box} material={under} />
      <Instances all={frame} geometry={box} material={wood} castShadow receiveShadow />
    </>
  );
}

function Land({ layout, palette }: Props) {
  const land = useDisposable(() => landGeometry(layout, palette), [layout, palette]);
  return (
    <mesh geometry={land} castShadow receiveShadow>
      <meshLambertMaterial vertexColors flatShading />
    </mesh>
  );
}

function Mountain({ layout, palette }: Props) {
  const { volcano } = layout;
  const cone = useDisposable(() => volcanoGeometry(layout, palette), [layout, palette]);
  const streams = useDisposable(() => lavaGeometry(layout), [layout]);
  const rock = useDisposable(() => new MeshLambertMaterial({ vertexColors: true, flatShading: true }), []);
  const glowing = useDisposable(() => new MeshBasicMaterial({ vertexColors: true }), []);
  const smoke = useDisposable(() => textureOf(softSpot("rgba(255,214,190,0.8)", "rgba(120,90,100,0)")), []);
  const glow = useDisposable(() => textureOf(softSpot("rgba(255,140,50,0.75)", "rgba(255,90,20,0)")), []);
  return (
    <group position={[volcano.x, 0, volcano.z]}>
      <mesh geometry={cone} material={rock} castShadow receiveShadow />
      <mesh geometry={streams} material={glowing} />
      <mesh position-y={volcano.height - 0.14} rotation-x={-Math.PI / 2}>
        <ringGeometry args={[0.2, 0.72, 40]} />
        <meshBasicMaterial color="#ff8f2e" />
      </mesh>
      <sprite position={[0, volcano.height + 0.1, -0.85]} scale={3.4}>
        <spriteMaterial map={glow} depthWrite={false} opacity={palette.glow} />
      </sprite>
      {[0, 1, 2, 3].map((n) => (
        <sprite
          key={n}
          position={[0.25 * n - 0.35, volcano.height + 0.9 + 0.5 * n, -0.6 - 0.35 * n]}
          scale={0.9 + 0.45 * n}
        >
          <spriteMaterial map={smoke} depthWrite={false} opacity={0.24 - 0.045 * n} />
        </sprite>
      ))}
    </group>
  );
}
