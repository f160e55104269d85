/** The camera: shows the whole board, leans gently towards what happens, and leaves the player the last word. */

import { OrbitControls } from "@react-three/drei";
import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { MOUSE, type PerspectiveCamera, TOUCH, Vector3 } from "three";
import { type Framing, READABLE } from "./framing";
import type { Stand } from "./layout";

export interface Sight {
  /** Show the whole board again. */
  fit(): void;
  /** Come nearer (below 1) or go further away. */
  zoom(by: number): void;
}

interface Props {
  framing: Framing;
  focus: Stand | null;
  still: boolean;
  sight: RefObject<Sight | null>;
}

interface Controls {
  target: Vector3;
  update(): void;
}

const FOLLOWS = 0.42;
const NEARER = 0.82;
const NEAREST = 7;

export function Eye({ framing, focus, still, sight }: Props) {
  const camera = useThree((state) => state.camera as PerspectiveCamera);
  const invalidate = useThree((state) => state.invalidate);
  const controls = useRef<Controls>(null);
  const free = useRef(true);
  const placed = useRef<Framing | null>(null);

  useImperativeHandle(sight, () => ({
    fit: () => {
      free.current = true;
      invalidate();
    },
    zoom: (by) => {
      if (controls.current === null) return;
      free.current = false;
      const away = camera.position.clone().sub(controls.current.target);
      const length = Math.min(framing.distance * 1.4, Math.max(NEAREST, away.length() * by));
      camera.position.copy(controls.current.target).add(away.setLength(length));
      controls.current.update();
      invalidate();
    },
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has to be drawn
  useEffect(() => invalidate(), [framing, focus, invalidate]);

  useFrame((_, elapsed) => {
    const held = controls.current;
    if (held === null || !free.current) return;
    const goal = new Vector3(...framing.target);
    let distance = framing.distance;
    if (focus !== null && !still) {
      goal.lerp(new Vector3(focus.x, focus.y, focus.z), framing.cell < READABLE ? 0.75 : FOLLOWS);
      distance *= framing.cell < READABLE ? 0.66 : NEARER;
    }
    const away = new Vector3(0, Math.cos(framing.polar), Math.sin(framing.polar))
      .multiplyScalar(distance)
      .add(goal);
    const jump = still || placed.current !== framing;
    placed.current = framing;
    const ease = jump ? 1 : 1 - Math.exp(-2.6 * Math.min(elapsed, 0.1));
    const left = camera.position.distanceTo(away) + held.target.distanceTo(goal);
    if (left < 0.001) return;
    camera.position.lerp(away, left < 0.02 ? 1 : ease);
    held.target.lerp(goal, left < 0.02 ? 1 : ease);
    held.update();
    if (left >= 0.02) invalidate();
  });

  return (
    <OrbitControls
      ref={controls as never}
      enableDamping={false}
      minDistance={NEAREST}
      maxDistance={framing.distance * 1.4}
      maxPolarAngle={1.15}
      minAzimuthAngle={-1.1}
      maxAzimuthAngle={1.1}
      screenSpacePanning={false}
      mouseButtons={{ LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.PAN }}
      touches={{ ONE: framing.cell < READABLE ? TOUCH.PAN : TOUCH.ROTATE, TWO: TOUCH.DOLLY_PAN }}
      onStart={() => {
        free.current = false;
      }}
    />
  );
}
