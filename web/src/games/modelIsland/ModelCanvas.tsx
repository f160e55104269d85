/** A canvas for a model island: drawn only when something changes, moved by hands and keys. */

import { Canvas } from "@react-three/fiber";
import type { ReactNode } from "react";
import { FOV } from "./framing";

interface Props {
  label: string;
  low: boolean;
  /** The most pixels for each of the page. */
  finest: number;
  children: ReactNode;
}

const CAMERA = { fov: FOV, near: 1, far: 1200 };
/** The island fills its frame, so there is no room around it for the sign that it has the keyboard. */
const SIGN_WITHIN = { position: "absolute", inset: 0, outlineOffset: -3 } as const;

export const finestFor = (low: boolean): number => (low ? 1 : 2);

export function ModelCanvas({ label, low, finest, children }: Props) {
  return (
    <Canvas
      flat
      frameloop="demand"
      dpr={[1, finest]}
      gl={{ antialias: !low }}
      camera={CAMERA}
      role="group"
      aria-label={label}
      tabIndex={0}
      style={SIGN_WITHIN}
    >
      {children}
    </Canvas>
  );
}
