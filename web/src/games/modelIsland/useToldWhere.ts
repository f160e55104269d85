import { useFrame, useThree } from "@react-three/fiber";
import { useEffect } from "react";
import type { Point } from "./points";
import { pixelOf } from "./useGrips";

/** Says in the page, as `data-…` of the canvas, where in the picture these things are seen: names and pixels. */
export function useToldWhere(what: string, things: [string, Point][]): void {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(
    () => () => {
      delete canvas.dataset[what];
    },
    [canvas, what],
  );
  useFrame(({ camera, size }) => {
    const told = things.map(([name, at]) => {
      const { x, y } = pixelOf(at, camera, size);
      return [name, Math.round(x), Math.round(y)];
    });
    const text = JSON.stringify(told);
    if (canvas.dataset[what] !== text) canvas.dataset[what] = text;
  });
}
