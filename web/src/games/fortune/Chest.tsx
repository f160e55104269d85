/** An open treasure chest; what lies in it is safe. */

import { BoxGeometry, type BufferGeometry, CylinderGeometry, DoubleSide } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { useDisposable } from "../useDisposable";
import { CHEST, chestSpot, type Setting } from "./layout";
import type { Palette } from "./palette";
import { wood } from "./textures";

const { width, depth, height, floor } = CHEST;
const WALL = 0.2;
const LID = { open: -1.85, radius: depth / 2 };

const box = (w: number, h: number, d: number, x: number, y: number, z: number): BufferGeometry =>
  new BoxGeometry(w, h, d).translate(x, y, z);

function walls(): BufferGeometry {
  const [x, z] = [width / 2 - WALL / 2, depth / 2 - WALL / 2];
  return mergeGeometries([
    box(width, height, WALL, 0, height / 2, z),
    box(width, height, WALL, 0, height / 2, -z),
    box(WALL, height, depth, x, height / 2, 0),
    box(WALL, height, depth, -x, height / 2, 0),
  ]);
}

function bands(): BufferGeometry {
  const out = 0.04;
  const [x, z] = [width / 2 - WALL / 2, depth / 2 - WALL / 2];
  const strips = [-2, 0, 2].flatMap((at) =>
    [-z, z].map((end) => box(0.28, height + 0.04, WALL + out * 2, at, height / 2, end)),
  );
  const rims = [-x, x].map((end) => box(WALL + out * 2, 0.16, depth + out, end, height - 0.05, 0));
  const lock = box(0.55, 0.5, 0.12, 0, height - 0.2, depth / 2 + 0.06);
  return mergeGeometries([...strips, ...rims, lock]);
}

function vault(radius: number, length: number): BufferGeometry {
  const shell = new CylinderGeometry(radius, radius, length, 20, 1, true, 0, Math.PI);
  return shell.rotateZ(Math.PI / 2);
}

function lid(): BufferGeometry {
  const ends = [-1, 1].map((end) =>
    new CylinderGeometry(LID.radius, LID.radius, 0.1, 20, 1, false, 0, Math.PI)
      .rotateZ(Math.PI / 2)
      .translate((end * width) / 2 - end * 0.05, 0, 0),
  );
  return mergeGeometries([vault(LID.radius, width), ...ends]);
}

function lidBands(): BufferGeometry {
  return mergeGeometries([-2, 0, 2].map((at) => vault(LID.radius + 0.03, 0.28).translate(at, 0, 0)));
}

interface Props {
  setting: Setting;
  palette: Palette;
  inviting: boolean;
}

export function Chest({ setting, palette, inviting }: Props) {
  const { x, z, turn } = chestSpot(setting);
  const body = useDisposable(walls, []);
  const straps = useDisposable(bands, []);
  const cover = useDisposable(lid, []);
  const coverStraps = useDisposable(lidBands, []);
  const timber = useDisposable(() => wood(palette.tray[0], palette.tray[1], 3), [palette.tray.join()]);
  return (
    <group position={[x, 0, z]} rotation={[0, turn, 0]}>
      <mesh geometry={body} castShadow receiveShadow>
        <meshLambertMaterial map={timber} />
      </mesh>
      <mesh position={[0, floor - 0.05, 0]} receiveShadow>
        <boxGeometry args={[width - 0.1, 0.1, depth - 0.1]} />
        <meshLambertMaterial color="#6a1f26" emissive="#ff7a2f" emissiveIntensity={inviting ? 0.07 : 0} />
      </mesh>
      <mesh geometry={straps}>
        <meshLambertMaterial color="#b98a34" />
      </mesh>
      <group position={[0, height, -depth / 2]} rotation={[LID.open, 0, 0]} scale={[1, 0.7, 0.8]}>
        <group position={[0, 0, depth / 2]}>
          <mesh geometry={cover} castShadow>
            <meshLambertMaterial map={timber} side={DoubleSide} />
          </mesh>
          <mesh geometry={coverStraps}>
            <meshLambertMaterial color="#b98a34" side={DoubleSide} />
          </mesh>
        </group>
      </group>
    </group>
  );
}
