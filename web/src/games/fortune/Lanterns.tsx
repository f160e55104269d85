/** Three lanterns behind the tray: each skull puts one out. */

import { AdditiveBlending, type BufferGeometry, CylinderGeometry, TorusGeometry } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { useDisposable } from "../useDisposable";
import { lanternSpots, type Setting } from "./layout";
import type { Palette } from "./palette";
import { glow } from "./textures";

function iron(): BufferGeometry {
  const posts = [0, 1, 2, 3].map((corner) => {
    const angle = (corner + 0.5) * (Math.PI / 2);
    return new CylinderGeometry(0.03, 0.03, 0.8, 6).translate(
      Math.cos(angle) * 0.33,
      0.62,
      Math.sin(angle) * 0.33,
    );
  });
  return mergeGeometries([
    new CylinderGeometry(0.42, 0.48, 0.2, 20).translate(0, 0.1, 0),
    new CylinderGeometry(0.16, 0.46, 0.3, 20).translate(0, 1.15, 0),
    new CylinderGeometry(0.08, 0.12, 0.12, 12).translate(0, 1.35, 0),
    new TorusGeometry(0.17, 0.03, 8, 20).translate(0, 1.53, 0),
    ...posts,
  ]);
}

interface Props {
  skulls: number;
  setting: Setting;
  palette: Palette;
}

export function Lanterns({ skulls, setting, palette }: Props) {
  const frame = useDisposable(iron, []);
  const glass = useDisposable(() => new CylinderGeometry(0.27, 0.27, 0.8, 16).translate(0, 0.62, 0), []);
  const shine = useDisposable(glow, []);
  const { lamp } = palette;
  return (
    <group>
      {lanternSpots(setting).map(({ x, y, z }, which) => {
        const lit = which >= skulls;
        return (
          <group key={x} position={[x, y, z]}>
            <mesh geometry={frame} castShadow>
              <meshLambertMaterial color="#6a5140" />
            </mesh>
            <mesh geometry={glass}>
              <meshLambertMaterial
                color={lit ? "#ffd9a0" : "#33404e"}
                emissive={lit ? lamp : "#000000"}
                emissiveIntensity={lit ? 1.6 : 0}
              />
            </mesh>
            {lit && (
              <sprite position={[0, 0.66, 0.3]} scale={[2.6, 2.6, 1]}>
                <spriteMaterial
                  map={shine}
                  color={lamp}
                  opacity={palette.halo}
                  blending={AdditiveBlending}
                  depthWrite={false}
                />
              </sprite>
            )}
          </group>
        );
      })}
    </group>
  );
}
