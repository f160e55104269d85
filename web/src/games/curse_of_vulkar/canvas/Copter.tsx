/** The Hello-copter beside the helipad: it flies off when all have left it, and comes when it is called. */

import { useFrame, useThree } from "@react-three/fiber";
import { memo, useEffect, useRef } from "react";
import type { Group, Mesh } from "three";
import type { Point } from "../../modelIsland/points";
import { useDisposable } from "../../useDisposable";
import { copterGeometry, flightAt, MAST, rotorGeometry } from "./copter";

interface Props {
  /** Where it stands. */
  at: Point;
  here: boolean;
  still: boolean;
}

/** Seconds from the ground out of sight, and turns of the rotor in one. */
const FLIGHT = 3.4;
const TURNS = 2.3;

export const Copter = memo(function Copter({ at: [x, y, z], here, still }: Props) {
  const whole = useRef<Group>(null);
  const blades = useRef<Mesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  const hull = useDisposable(copterGeometry, []);
  const rotor = useDisposable(rotorGeometry, []);
  const gone = useRef(here ? 0 : 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has to set out
  useEffect(() => invalidate(), [here, invalidate]);
  useFrame((_, elapsed) => {
    if (whole.current === null || blades.current === null) return;
    const goal = here ? 0 : 1;
    const step = still ? 1 : Math.min(elapsed, 0.1) / FLIGHT;
    const moves = gone.current !== goal && !still;
    gone.current += Math.max(-step, Math.min(step, goal - gone.current));
    const { off, turn, pitch } = flightAt(gone.current);
    whole.current.visible = gone.current < 1;
    whole.current.position.set(x + off[0], z + off[2], y + off[1]);
    whole.current.rotation.set(pitch, turn, 0, "YXZ");
    if (!moves) return;
    blades.current.rotation.y -= Math.min(elapsed, 0.1) * TURNS * 2 * Math.PI;
    invalidate();
  });
  return (
    <group ref={whole}>
      <mesh geometry={hull}>
        <meshLambertMaterial vertexColors />
      </mesh>
      <mesh ref={blades} geometry={rotor} position-y={MAST}>
        <meshLambertMaterial vertexColors />
      </mesh>
    </group>
  );
});
