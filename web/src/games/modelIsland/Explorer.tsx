/** A piece: standing, hopping along the trails, thrown through the air, lying; with its name over it. */

import { useFrame, useThree } from "@react-three/fiber";
import { type ReactNode, useEffect, useRef } from "react";
import { type BufferGeometry, type Group, type Sprite, Vector3 } from "three";
import { useClock } from "../clock";
import { namePlate } from "../sheet";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import { figureGeometry, TALL } from "./figures";
import type { Pose, Show } from "./motion";
import { glide, stanceOf } from "./poses";
import { inScene } from "./relief";
import { useLarger } from "./useLarger";

/** From so far away a name is as large as its piece; from nearer it is drawn smaller, as long as it can be read. */
const LEGIBLE = 60;
const SMALLEST = 0.55;
const HERE = new Vector3();

interface Looks {
  name: string;
  shape: string;
  colour: string;
}

interface Props {
  looks: Looks;
  /** By which the poses know it. */
  number: number;
  rest: Pose;
  show: Show;
  /** How the action has it stand, if it is about this piece. */
  acted(now: number): Pose | null;
  poses: Map<number, Pose>;
  still: boolean;
  /** The row of its name plate above others in the same place; null for none. */
  row: number | null;
  /** By how much its plate may grow where it is seen from afar. */
  grows?: number;
  /** What it carries. */
  children?: ReactNode;
}

export function Explorer({
  looks,
  number,
  rest,
  show,
  acted,
  poses,
  still,
  row,
  grows = 1,
  children,
}: Props) {
  const group = useRef<Group>(null);
  const body = useRef<Group>(null);
  const time = useClock();
  const size = useLarger();
  const invalidate = useThree((state) => state.invalidate);
  const { shape, colour } = looks;
  const geometry = useDisposable(() => figureGeometry(shape, colour), [shape, colour]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has to be drawn elsewhere
  useEffect(() => invalidate(), [rest, show, invalidate]);

  useEffect(() => () => void poses.delete(number), [poses, number]);

  useFrame((_, elapsed) => {
    if (group.current === null || body.current === null) return;
    const now = show.clock();
    const played = still ? null : acted(now);
    const before = poses.get(number);
    const pose = played ?? (before === undefined || still ? rest : glide(before, rest, elapsed));
    poses.set(number, pose);
    const { feet, spin } = stanceOf(pose);
    group.current.position.set(...inScene(pose.at));
    body.current.position.copy(feet);
    body.current.quaternion.copy(spin);
    const goesOn = show.action !== null && now < show.action.lasts && !time.held;
    if (goesOn || (played === null && pose !== rest)) invalidate();
  });

  return (
    <group ref={group} scale={size}>
      <group ref={body}>
        <mesh geometry={geometry}>
          <meshLambertMaterial vertexColors emissive={colour} emissiveIntensity={0.14} />
        </mesh>
        {children}
      </group>
      {row !== null && <Plate looks={looks} row={row} grows={grows} />}
    </group>
  );
}

interface CarriedProps {
  make(): BufferGeometry;
  /** From the feet. */
  at: [number, number, number];
  glow: number;
  upright?: boolean;
}

export function Carried({ make, at, glow, upright = false }: CarriedProps) {
  const geometry = useDisposable(make, []);
  return (
    <mesh geometry={geometry} position={at} rotation-z={upright ? Math.PI / 2 : 0}>
      <meshLambertMaterial vertexColors emissive="#ff3060" emissiveIntensity={glow} />
    </mesh>
  );
}

/** The name over a piece; of those that share a place, one above the other. */
function Plate({ looks: { name, shape, colour }, row, grows }: { looks: Looks; row: number; grows: number }) {
  const sprite = useRef<Sprite>(null);
  const texture = useDisposable(
    () => textureOf(namePlate(name, shape, colour, "#fff6e4")),
    [name, shape, colour],
  );
  const size = useLarger();
  useFrame(({ camera }) => {
    if (sprite.current === null) return;
    const away = sprite.current.getWorldPosition(HERE).distanceTo(camera.position) / LEGIBLE;
    const larger = size * Math.min(grows, Math.max(SMALLEST, away));
    sprite.current.scale.set(4.2 * larger, 1.05 * larger, 1);
    sprite.current.position.y = TALL + 0.5 * (1 + larger) + 1.15 * row * larger;
  });
  return (
    <sprite ref={sprite} renderOrder={4}>
      <spriteMaterial map={texture} depthTest={false} fog={false} />
    </sprite>
  );
}
