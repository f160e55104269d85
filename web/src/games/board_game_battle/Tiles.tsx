/** The squares of the path and of the detour, each kind told by form, colour and sign. */

import { memo, useMemo } from "react";
import { BoxGeometry, type BufferGeometry, CylinderGeometry, MeshLambertMaterial } from "three";
import { useDisposable } from "../useDisposable";
import { tileGeometry } from "./forms";
import { type Instance, Instances } from "./Instances";
import type { Layout, Stand } from "./layout";
import { type Form, type Look, lookOf } from "./looks";
import type { Palette } from "./palette";
import { atlasOf } from "./signs";
import { signsGeometry } from "./signsGeometry";
import type { BoardPicture } from "./types";

interface Props {
  board: BoardPicture;
  layout: Layout;
  palette: Palette;
  /** Larger than usual where squares are small on the screen. */
  size: number;
}

interface LaidTile {
  look: Look;
  stand: Stand;
}

function laidTiles(board: BoardPicture, layout: Layout): LaidTile[] {
  const stands = [...layout.path, ...layout.detour];
  return [...board.path, ...board.detour].flatMap((square, n) => {
    const stand = stands[n];
    return stand === undefined ? [] : [{ look: lookOf(square.kind), stand }];
  });
}

export const Tiles = memo(function Tiles({ board, layout, palette, size }: Props) {
  const laid = useMemo(() => laidTiles(board, layout), [board, layout]);
  const forms = useMemo(() => [...new Set(laid.map(({ look }) => look.form))], [laid]);
  const stone = useDisposable(() => new MeshLambertMaterial(), []);
  return (
    <group>
      {forms.map((form) => (
        <OfForm key={form} form={form} laid={laid} material={stone} size={size} />
      ))}
      <Signs laid={laid} size={size} />
      <Ways layout={layout} palette={palette} />
    </group>
  );
});

interface OfFormProps {
  form: Form;
  laid: LaidTile[];
  material: MeshLambertMaterial;
  size: number;
}

function OfForm({ form, laid, material, size }: OfFormProps) {
  const geometry: BufferGeometry = useDisposable(() => tileGeometry(form), [form]);
  const all = useMemo<Instance[]>(
    () =>
      laid
        .filter(({ look }) => look.form === form)
        .map(({ look, stand }) => ({
          x: stand.x,
          y: stand.y,
          z: stand.z,
          turn: look.points === 0 ? 0 : stand.heading + (look.points < 0 ? Math.PI : 0),
          size: [size, 1, size],
          colour: look.ground,
        })),
    [form, laid, size],
  );
  return <Instances all={all} geometry={geometry} material={material} castShadow receiveShadow />;
}

function Signs({ laid, size }: { laid: LaidTile[]; size: number }) {
  const shown = useMemo(() => laid.filter(({ look }) => look.sign !== ""), [laid]);
  const atlas = useMemo(() => atlasOf(shown.map(({ look }) => look)), [shown]);
  useDisposable(() => atlas.texture, [atlas]);
  const geometry = useDisposable(() => signsGeometry(shown, atlas, size), [shown, atlas, size]);
  return (
    <mesh geometry={geometry}>
      <meshBasicMaterial
        map={atlas.texture}
        transparent
        depthWrite={false}
        polygonOffset
        polygonOffsetFactor={-2}
      />
    </mesh>
  );
}

/** Steps between the squares, planks under the detour, and the dock at Start. */
function Ways({ layout, palette }: { layout: Layout; palette: Palette }) {
  const box = useDisposable(() => new BoxGeometry(1, 1, 1), []);
  const round = useDisposable(() => new CylinderGeometry(0.5, 0.5, 1, 7), []);
  const wood = useDisposable(() => new MeshLambertMaterial({ color: palette.plank }), [palette]);
  const grey = useDisposable(() => new MeshLambertMaterial({ color: palette.jetty }), [palette]);
  const steps = useMemo(() => stepsOf(layout.path), [layout]);
  const dock = useMemo(() => dockOf(layout), [layout]);
  const jetty = useMemo(() => layout.detour.flatMap(planksOf), [layout]);
  const posts = useMemo(() => layout.detour.flatMap(postsOf), [layout]);
  return (
    <>
      <Instances all={[...steps, ...dock]} geometry={box} material={wood} castShadow receiveShadow />
      <Instances all={jetty} geometry={box} material={grey} castShadow receiveShadow />
      <Instances all={posts} geometry={round} material={grey} castShadow />
    </>
  );
}

function stepsOf(path: Stand[]): Instance[] {
  return path.slice(0, -1).flatMap((from, n) => {
    const to = path[n + 1] ?? from;
    return [0.38, 0.5, 0.62].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part - 0.1,
      z: from.z + (to.z - from.z) * part,
      turn: from.heading,
      size: [0.09, 0.1, 0.3] as [number, number, number],
    }));
  });
}

function dockOf({ path }: Layout): Instance[] {
  const start = path[0];
  if (start === undefined) return [];
  return [-0.45, -0.27, -0.09, 0.09, 0.27, 0.45].map((aside) => ({
    x: start.x - Math.sin(start.heading) * aside - 0.05 * Math.cos(start.heading),
    y: start.y - 0.12,
    z: start.z - Math.cos(start.heading) * aside + 0.05 * Math.sin(start.heading),
    turn: start.heading,
    size: [1.06, 0.08, 0.16],
  }));
}

function planksOf(stand: Stand): Instance[] {
  return [-0.36, -0.12, 0.12, 0.36].map((aside) => ({
    x: stand.x + aside,
    y: stand.y - 0.13,
    z: stand.z,
    size: [0.21, 0.07, 0.98],
  }));
}

function postsOf(stand: Stand): Instance[] {
  return [-0.44, 0.44].flatMap((dx) =>
    [-0.44, 0.44].map((dz) => ({
      x: stand.x + dx,
      y: stand.y - 0.12,
      z: stand.z + dz,
      size: [0.1, 0.34, 0.1] as [number, number, number],
    })),
  );
}
