/** A piece: standing, hopping along the trails, thrown through the air, lying; with its name over it. */

import { useFrame, useThree } from "@react-three/fiber";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { type BufferGeometry, Color, GreaterDepth, type Group } from "three";
import { useClock } from "../clock";
import { useDisposable } from "../useDisposable";
import { figureGeometry } from "./figures";
import type { Pose, Show } from "./motion";
import { NamePlate } from "./NamePlate";
import { glide, stanceOf } from "./poses";
import { inScene } from "./relief";
import { useLarger } from "./useLarger";

/** Whoever leans further lies. */
const LEANS = 0.5;
/** What a tree or a hill hides of a piece is seen through it; it is drawn before any piece could hide another. */
const BEHIND_THINGS = { transparent: true, opacity: 0.6, depthFunc: GreaterDepth, depthWrite: false };
const [HIDDEN, SEEN] = [3.2, 3.4];
const PALER = 0.35;

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
  /** Whether its name stands over it. */
  named?: boolean;
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
  named = true,
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
  const pale = useMemo(() => new Color(colour).lerp(new Color("white"), PALER), [colour]);
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
        <mesh geometry={geometry} renderOrder={HIDDEN}>
          <meshBasicMaterial color={pale} fog={false} {...BEHIND_THINGS} />
        </mesh>
        <mesh geometry={geometry} renderOrder={SEEN}>
          <meshLambertMaterial vertexColors transparent emissive={colour} emissiveIntensity={0.14} />
        </mesh>
        {children}
      </group>
      {named && <NamePlate looks={looks} number={number} grows={grows} lying={rest.tip > LEANS} />}
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
    <mesh geometry={geometry} position={at} rotation-z={upright ? Math.PI / 2 : 0} renderOrder={SEEN}>
      <meshLambertMaterial vertexColors transparent emissive="#ff3060" emissiveIntensity={glow} />
    </mesh>
  );
}
