/** The painted spaces of all trails as one mesh, and the embers in the pits as another. */

import { type BufferGeometry, Color } from "three";
import { Cloth, slab } from "../../modelIsland/drape";
import { GLOW, STONE } from "../../modelIsland/palette";
import type { Relief } from "../../modelIsland/relief";
import { scatter } from "../../noise";
import type { IslandBoard, Space } from "../contract";
import { WATER } from "./places";

const DOCK = "DOCK";
const JEWEL = "VKP";
/** Neighbours overlap in narrow bends; one of them lies on the other. */
const APART = 0.03;
const CRACKS = 7;

export function spacesGeometry(board: IslandBoard, relief: Relief, lift: number): BufferGeometry {
  const cloth = new Cloth(relief, lift);
  for (const [n, [id, space]] of Object.entries(board.spaces).entries()) {
    if (id === WATER || id === DOCK || id in board.bridges) continue;
    cloth.lift = lift + (n % 2) * APART;
    const [face, edge] = looks(id, space);
    const worn = 0.94 + 0.1 * scatter(space.x, space.y);
    slab(cloth, space, new Color(edge), new Color(face).multiplyScalar(worn));
  }
  return cloth.geometry();
}

function looks(id: string, space: Space): [string, string] {
  if (id === JEWEL) return [STONE.point, STONE.pointEdge];
  if (space.width > 4) return [STONE.start, STONE.startEdge];
  return space.dark ? [STONE.dark, STONE.darkEdge] : [STONE.light, STONE.lightEdge];
}

/** Glowing cracks in the burnt ground of the pits. */
export function embersGeometry(board: IslandBoard, relief: Relief, lift: number): BufferGeometry {
  const cloth = new Cloth(relief, lift);
  const [hot, warm] = [new Color(GLOW.flame), new Color(GLOW.ember)];
  for (const { x, y, radius } of Object.values(board.pits)) {
    for (let n = 0; n < CRACKS; n++) {
      const turn = ((n + 0.6 * scatter(n, x)) / CRACKS) * 2 * Math.PI;
      const reach = radius * (0.55 + 0.4 * scatter(y, n));
      const rows = Array.from({ length: 6 }, (_, step) => {
        const part = step / 5;
        const angle = turn + 0.5 * (scatter(n + step, y) - 0.5);
        const away = 0.12 * radius + part * (reach - 0.12 * radius);
        const half = (0.11 * (1 - part)) / away;
        const colour = hot.clone().lerp(warm, part);
        return [angle - half, angle + half].map((side) =>
          cloth.point([x + away * Math.cos(side), y + away * Math.sin(side)], colour),
        );
      });
      cloth.band(
        rows.map((row) => row[1] ?? 0),
        rows.map((row) => row[0] ?? 0),
        false,
      );
    }
  }
  return cloth.geometry();
}
