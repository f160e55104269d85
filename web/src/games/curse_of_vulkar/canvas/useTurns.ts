import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import { turnBetween } from "../../modelIsland/turns";

const RATE = 5;
const NEAR = 0.004;

/** Lets things turn to their angles, smoothly unless they are to be still; `turned` is told the angles on the way. */
export function useTurns(goals: number[], still: boolean, turned: (angles: number[]) => void): void {
  const invalidate = useThree((state) => state.invalidate);
  const angles = useRef<number[]>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is another angle to turn to
  useEffect(() => invalidate(), [goals, turned, invalidate]);
  useFrame((_, elapsed) => {
    const before = angles.current;
    const ease = still || before === null ? 1 : 1 - Math.exp(-RATE * Math.min(elapsed, 0.1));
    let moving = false;
    angles.current = goals.map((goal, n) => {
      const from = before?.[n] ?? goal;
      const left = turnBetween(from, goal);
      if (Math.abs(left) < NEAR) return goal;
      moving ||= ease < 1;
      return from + left * ease;
    });
    turned(angles.current);
    if (moving) invalidate();
  });
}
