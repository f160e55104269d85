/** The dice: thrown in front of everything, near the lower edge of the picture, always of the same size. */

import { useFrame, useThree } from "@react-three/fiber";
import { memo, useEffect, useMemo, useRef } from "react";
import { Euler, type Group, MeshStandardMaterial, type PerspectiveCamera, Quaternion, Vector3 } from "three";
import type { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { scatter } from "../noise";
import { softSpot } from "../sheet";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import { dieFaces, dieGeometry, showing } from "./dieGeometry";
import type { Performance } from "./performance";
import type { Die } from "./rolls";
import { THROW } from "./timeline";

const AWAY = 5;
const LEANING = new Quaternion().setFromEuler(new Euler(0.33, -0.3, 0.03));

interface TrayMeasures {
  /** The edge of a die in pixels. */
  size: number;
  /** From the middle of one die to the next. */
  apart: number;
  /** From the lower edge of the picture to the middle of the dice. */
  above: number;
}

/** How large the dice are on the screen, and where; their names are written in the same rhythm. */
export function trayMeasures(width: number, height: number, named: boolean): TrayMeasures {
  const small = width < 620 || height < 340;
  const size = small ? 30 : 42;
  return {
    size,
    apart: named ? (small ? 66 : 96) : size * 1.45,
    above: size * 0.62 + (height < 340 ? 18 : 28),
  };
}

interface Props {
  performance: Performance;
  still: boolean;
}

export const Dice = memo(function Dice({ performance, still }: Props) {
  const hand = useRef<Group>(null);
  const { size, invalidate } = useThree();
  const geometry = useDisposable(dieGeometry, []);
  const ivory = useDieMaterial("#f6ead2", "#2a1a10");
  const ember = useDieMaterial("#ff8a3d", "#2a0f04");
  const { dice, named } = performance.tray;
  const measures = trayMeasures(size.width, size.height, named);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other dice have to be drawn
  useEffect(() => invalidate(), [performance, size, invalidate]);
  useFrame(({ camera }) => {
    if (hand.current === null) return;
    const tall = 2 * AWAY * Math.tan(((camera as PerspectiveCamera).fov * Math.PI) / 360);
    const pixel = tall / size.height;
    hand.current.quaternion.copy(camera.quaternion);
    hand.current.position
      .set(0, -tall / 2 + measures.above * pixel, -AWAY)
      .applyQuaternion(camera.quaternion)
      .add(camera.position);
    hand.current.scale.setScalar(pixel);
  });
  return (
    <group ref={hand}>
      {dice.map((die, n) => (
        <Thrown
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in a row
          key={n}
          die={die}
          nth={n}
          x={(n - (dice.length - 1) / 2) * measures.apart}
          size={measures.size}
          geometry={geometry}
          material={die.extra ? ember : ivory}
          performance={performance}
          still={still}
        />
      ))}
    </group>
  );
});

function useDieMaterial(ground: string, ink: string): MeshStandardMaterial {
  const faces = useDisposable(() => textureOf(dieFaces(ground, ink)), [ground, ink]);
  return useDisposable(
    () =>
      new MeshStandardMaterial({
        map: faces,
        roughness: 0.35,
        emissiveMap: faces,
        emissive: "#ffffff",
        emissiveIntensity: 0.38,
      }),
    [faces],
  );
}

interface ThrownProps extends Props {
  die: Die;
  nth: number;
  x: number;
  size: number;
  geometry: RoundedBoxGeometry;
  material: MeshStandardMaterial;
}

function Thrown({ die, nth, x, size, geometry, material, performance, still }: ThrownProps) {
  const group = useRef<Group>(null);
  const body = useRef<Group>(null);
  const shadow = useDisposable(() => textureOf(softSpot("rgba(0,0,0,0.75)", "rgba(0,0,0,0)")), []);
  const invalidate = useThree((state) => state.invalidate);
  const rest = useMemo(() => LEANING.clone().multiply(showing(die.number)), [die.number]);
  const axis = useMemo(
    () => new Vector3(1, scatter(nth, die.number) * 2 - 1, scatter(die.number, nth) - 0.5).normalize(),
    [nth, die.number],
  );
  const spin = useMemo(() => new Quaternion(), []);
  useFrame(() => {
    if (group.current === null || body.current === null) return;
    const thrownAt = performance.timeline.throws[nth] ?? null;
    const part = still || thrownAt === null ? 1 : (performance.clock() - thrownAt) / THROW;
    const t = Math.min(1, Math.max(0, part));
    const slow = 1 - (1 - t) ** 2.4;
    group.current.visible = part >= 0;
    group.current.position.set(x + (1 - slow) * (170 + 40 * nth), (1 - slow) * 60, 0);
    body.current.position.y = Math.abs(Math.sin(t * Math.PI * 2.5)) * 70 * (1 - t) ** 1.5;
    spin.setFromAxisAngle(axis, (1 - slow) * (11 + 2 * nth));
    body.current.quaternion.copy(rest).premultiply(spin);
    if (part < 1) invalidate();
  });
  return (
    <group ref={group}>
      <mesh position={[0, -size * 0.42, -size]} renderOrder={5}>
        <planeGeometry args={[size * 2, size * 1.1]} />
        <meshBasicMaterial map={shadow} transparent depthWrite={false} />
      </mesh>
      <group ref={body}>
        <mesh geometry={geometry} material={material} scale={size} renderOrder={6} />
      </group>
    </group>
  );
}
