/** The hub: a wheel of obsidian with brass round it and four notches for the branches. */

import { type RefObject, useEffect, useMemo, useRef } from "react";
import { ConeGeometry, type Group, LatheGeometry, TorusGeometry, Vector2 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { brass, obsidian } from "./ground";
import { HUB } from "./places";

export const useWheel = (): RefObject<Group | null> => useRef<Group | null>(null);

export function HubWheel({ wheel }: { wheel: RefObject<Group | null> }) {
  const parts = useMemo(() => ({ rim: rim(), disc: disc(), brass: brass(), obsidian: obsidian() }), []);
  useEffect(() => () => Object.values(parts).forEach((part) => void part.dispose()), [parts]);
  return (
    <group ref={wheel}>
      <mesh geometry={parts.disc}>
        <meshMatcapMaterial matcap={parts.obsidian} />
      </mesh>
      <mesh geometry={parts.rim}>
        <meshMatcapMaterial matcap={parts.brass} />
      </mesh>
    </group>
  );
}

const corner = (radius: number, high: number): Vector2 => new Vector2(radius, high);

/** A dish: a hollow for the first tile, a raised ring for the lamps. */
function disc(): LatheGeometry {
  return new LatheGeometry(
    [
      corner(0, 0.1),
      corner(1.26, 0.1),
      corner(1.36, 0.2),
      corner(1.44, 0.24),
      corner(2.06, 0.24),
      corner(2.16, 0.16),
      corner(2.19, 0),
    ].reverse(),
    72,
  );
}

function rim() {
  const hoop = (radius: number, tube: number, high: number) =>
    new TorusGeometry(radius, tube, 10, 80).rotateX(Math.PI / 2).translate(0, high, 0);
  const notch = (turn: number) =>
    new ConeGeometry(0.2, 0.42, 4)
      .rotateZ(Math.PI / 2)
      .scale(1, 0.6, 1)
      .translate(HUB - 0.16, 0.24, 0)
      .rotateY((turn * Math.PI) / 2);
  const studs = Array.from({ length: 9 }, (_, n) =>
    new TorusGeometry(0.3, 0.035, 6, 28)
      .rotateX(Math.PI / 2)
      .translate(1.76, 0.25, 0)
      .rotateY(((70 - 40 * n) * Math.PI) / 180),
  );
  return mergeGeometries([
    hoop(2.1, 0.1, 0.17),
    hoop(1.38, 0.05, 0.22),
    ...[0, 1, 2, 3].map(notch),
    ...studs,
  ]);
}
