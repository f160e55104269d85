import { useThree } from "@react-three/fiber";
import { useEffect, useState } from "react";

/** Which of these the pointer is over; a hand shows that it can be taken. */
export function useNear(all: { key: string }[]): [string | null, (key: string | null) => void] {
  const [pointed, point] = useState<string | null>(null);
  const canvas = useThree((state) => state.gl.domElement);
  const near = all.some(({ key }) => key === pointed) ? pointed : null;
  useEffect(() => {
    canvas.style.cursor = near === null ? "" : "pointer";
    return () => {
      canvas.style.cursor = "";
    };
  }, [canvas, near]);
  return [near, point];
}
