/** A gate with two torches behind every challenge square, and its number on a shield. */

import { memo, useMemo } from "react";
import {
  BoxGeometry,
  BufferGeometry,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OctahedronGeometry,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import { type Instance, Instances } from "./Instances";
import type { Layout, Stand } from "./layout";
import { challengeOf } from "./looks";
import type { Palette } from "./palette";
import { shield } from "./signs";
import type { BoardPicture } from "./types";

interface Props {
  board: BoardPicture;
  layout: Layout;
  palette: Palette;
  /** Of the shields, larger than usual where squares are small on the screen. */
  size: number;
}

interface Gate {
  number: number;
  stand: Stand;
}

const BEHIND = 0.44;
const HALF = 0.52;
const TALL = 0.78;

export const Gates = memo(function Gates({ board, layout, palette, size }: Props) {
  const gates = useMemo(() => gatesOf(board, layout), [board, layout]);
  const arch = useDisposable(archGeometry, []);
  const flame = useDisposable(() => new OctahedronGeometry(1), []);
  const wood = useDisposable(() => new MeshLambertMaterial({ color: palette.woodDark }), [palette]);
  const fire = useDisposable(() => new MeshBasicMaterial(), []);
  const arches = useMemo<Instance[]>(
    () => gates.map(({ stand }) => ({ ...behind(stand), y: stand.y, turn: stand.heading })),
    [gates],
  );
  const flames = useMemo<Instance[]>(() => gates.flatMap(({ stand }) => torches(stand)), [gates]);
  return (
    <group>
      <Instances all={arches} geometry={arch} material={wood} castShadow />
      <Instances all={flames} geometry={flame} material={fire} />
      {gates.map((gate) => (
        <Shield key={gate.number} gate={gate} size={size} />
      ))}
    </group>
  );
});

function gatesOf(board: BoardPicture, layout: Layout): Gate[] {
  return board.path.flatMap((square, n) => {
    const [number, stand] = [challengeOf(square.kind), layout.path[n]];
    return number > 0 && stand !== undefined ? [{ number, stand }] : [];
  });
}

/** Where the way goes on; pieces wait in front of it. */
function behind(stand: Stand): { x: number; z: number } {
  return {
    x: stand.x + BEHIND * Math.cos(stand.heading),
    z: stand.z - BEHIND * Math.sin(stand.heading),
  };
}

function torches(stand: Stand): Instance[] {
  const { x, z } = behind(stand);
  return [-HALF, HALF].flatMap((aside) => {
    const spot = { x: x - aside * Math.sin(stand.heading), z: z - aside * Math.cos(stand.heading) };
    return [
      { ...spot, y: stand.y + TALL + 0.19, size: [0.085, 0.17, 0.085], colour: "#ff7a2f" },
      { ...spot, y: stand.y + TALL + 0.15, size: [0.05, 0.1, 0.09], colour: "#ffd873" },
    ] as Instance[];
  });
}

function archGeometry(): BufferGeometry {
  const parts = [
    new BoxGeometry(0.1, TALL + 0.5, 0.1).translate(0, TALL / 2 - 0.25, -HALF),
    new BoxGeometry(0.1, TALL + 0.5, 0.1).translate(0, TALL / 2 - 0.25, HALF),
    new BoxGeometry(0.09, 0.1, 2 * HALF + 0.24).translate(0, TALL - 0.12, 0),
    new BoxGeometry(0.16, 0.06, 0.16).translate(0, TALL + 0.02, -HALF),
    new BoxGeometry(0.16, 0.06, 0.16).translate(0, TALL + 0.02, HALF),
  ];
  return mergeGeometries(parts) ?? new BufferGeometry();
}

function Shield({ gate, size }: { gate: Gate; size: number }) {
  const texture = useDisposable(() => textureOf(shield(gate.number)), [gate.number]);
  const { x, z } = behind(gate.stand);
  return (
    <sprite position={[x, gate.stand.y + TALL + 0.28, z]} scale={[0.7 * size, 0.84 * size, 1]}>
      <spriteMaterial map={texture} alphaTest={0.4} />
    </sprite>
  );
}
