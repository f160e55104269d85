import { DoubleSide } from "three";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import type { Badges } from "./badges";

interface Props {
  badges: Badges;
  /** Whether they are seen over all else, rings too. */
  over?: boolean;
}

/** Badges over the ground, as bright by night as by day. */
export function BadgesShown({ badges: { picture, geometry }, over = false }: Props) {
  const map = useDisposable(() => textureOf(picture), [picture]);
  return (
    <mesh geometry={geometry} renderOrder={over ? 5 : 0}>
      <meshBasicMaterial
        map={map}
        side={DoubleSide}
        alphaTest={0.4}
        transparent={over}
        depthTest={!over}
        fog={!over}
      />
    </mesh>
  );
}
