import { DoubleSide } from "three";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import type { Badges } from "./badges";

/** Badges over the ground, as bright by night as by day. */
export function BadgesShown({ badges: { picture, geometry } }: { badges: Badges }) {
  const map = useDisposable(() => textureOf(picture), [picture]);
  return (
    <mesh geometry={geometry}>
      <meshBasicMaterial map={map} side={DoubleSide} alphaTest={0.4} />
    </mesh>
  );
}
