/** Palms and rocks, always in the same places, where they hide no tile. */

import { BufferGeometry, ConeGeometry, CylinderGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { scatter } from "../noise";
import type { Instance } from "./Instances";
import type { Layout } from "./layout";

interface Greenery {
  palms: Instance[];
  rocks: Instance[];
}

const STEP = 0.52;

export function greeneryOf(layout: Layout): Greenery {
  const found: Greenery = { palms: [], rocks: [] };
  const squares = [...layout.path, ...layout.detour];
  for (let x = -layout.across / 2 + 0.3; x < layout.across / 2 - 0.2; x += STEP) {
    for (let z = -layout.down / 2 + 0.3; z < layout.down / 2 - 0.2; z += STEP) {
      const spot = { x: x + 0.3 * (scatter(x, z) - 0.5), z: z + 0.3 * (scatter(z, x) - 0.5) };
      const y = layout.land(spot.x, spot.z);
      const away = Math.min(...squares.map((square) => Math.hypot(square.x - spot.x, square.z - spot.z)));
      const slope = Math.hypot(spot.x - layout.volcano.x, spot.z - layout.volcano.z) < layout.volcano.radius;
      if (y < 0.03 || slope || away < 0.56) continue;
      const chance = scatter(spot.x * 3, spot.z * 5);
      const size = 0.75 + 0.5 * scatter(spot.z, spot.x * 2);
      if (away > 0.62 && chance < 0.55) found.palms.push({ ...spot, y, turn: chance * 40, size });
      else if (chance > 0.62) {
        found.rocks.push({ ...spot, y, turn: chance * 30, size: [0.13 * size, 0.1 * size, 0.16 * size] });
      }
    }
  }
  return found;
}

export function trunkGeometry(): BufferGeometry {
  return new CylinderGeometry(0.025, 0.045, 0.42, 5).translate(0, 0.2, 0);
}

export function crownGeometry(): BufferGeometry {
  const leaves = Array.from({ length: 6 }, (_, n) =>
    new ConeGeometry(0.1, 0.4, 4)
      .scale(1, 1, 0.35)
      .rotateZ(-Math.PI / 2 - 0.35)
      .translate(0.17, 0.4, 0)
      .rotateY((n * Math.PI) / 3),
  );
  return mergeGeometries(leaves) ?? new BufferGeometry();
}
