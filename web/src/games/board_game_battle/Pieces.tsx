/** The four playing pieces: standing, walking, hopping, and waiting to be chosen. */

import { type ThreeEvent, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import { Color, type Group, type Sprite } from "three";
import { namePlate, softSpot } from "../sheet";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import { figureGeometry } from "./figures";
import { type Layout, slotOf, standAt } from "./layout";
import type { Performance } from "./performance";
import { placeOf, seatsOn } from "./places";
import { standingAt } from "./timeline";
import type { BattleView } from "./types";

interface Props {
  layout: Layout;
  table: BattleView;
  performance: Performance;
  names: string[];
  colours: string[];
  shapes: string[];
  /** Seats that can be battled now. */
  choosable: number[];
  /** The one that is pointed at, here or in the words below. */
  pointed: number | null;
  flags: boolean;
  size: number;
  still: boolean;
  over: boolean;
  choose(seat: number): void;
  point(seat: number | null): void;
}

export function Pieces(props: Props) {
  return props.table.pieces.map((_, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <Piece key={seat} seat={seat} {...props} />
  ));
}

const ALONE = 1.4;
const CROWDED = 0.94;

function Piece({ seat, layout, table, performance, still, ...props }: Props & { seat: number }) {
  const group = useRef<Group>(null);
  const figure = useRef<Group>(null);
  const flag = useRef<Sprite>(null);
  const slot = useRef({ x: 0, z: 0, size: ALONE, fresh: true });
  const invalidate = useThree((state) => state.invalidate);
  const colour = props.colours[seat] ?? "#ffffff";
  const shape = props.shapes[seat] ?? "●";
  const geometry = useDisposable(() => figureGeometry(shape), [shape]);
  const home = useMemo(() => {
    const crowd = seatsOn(table, placeOf(table, seat));
    const nth = crowd.indexOf(seat);
    return { ...slotOf(nth, crowd.length), size: crowd.length > 1 ? CROWDED : ALONE, nth };
  }, [table, seat]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another performance or layout has to be drawn
  useEffect(() => invalidate(), [performance, layout, home, invalidate]);
  useFrame((_, elapsed) => {
    if (group.current === null || figure.current === null) return;
    const now = still ? Number.POSITIVE_INFINITY : performance.clock();
    const at = standingAt(performance.timeline, seat, placeOf(table, seat), now);
    const [from, to] = [standAt(layout, at.from), standAt(layout, at.to)];
    const walking = at.part > 0 && at.part < 1;
    const goal = at.arriving ? home : { x: 0, z: 0, size: ALONE };
    const ease = still || slot.current.fresh ? 1 : 1 - Math.exp(-9 * Math.min(elapsed, 0.1));
    slot.current.fresh = false;
    for (const part of ["x", "z", "size"] as const)
      slot.current[part] += (goal[part] - slot.current[part]) * ease;
    const part = at.leap ? at.part * at.part * (3 - 2 * at.part) : at.part;
    const arc = 4 * part * (1 - part) * (at.leap ? 2.6 : 0.36);
    group.current.position.set(
      from.x + (to.x - from.x) * part + slot.current.x,
      from.y + (to.y - from.y) * part + arc,
      from.z + (to.z - from.z) * part + slot.current.z,
    );
    figure.current.scale.setScalar(slot.current.size * props.size);
    flag.current?.position.set(-slot.current.x, 1.4 + 0.36 * (at.arriving ? home.nth : 0), -slot.current.z);
    const restless = Math.abs(goal.x - slot.current.x) + Math.abs(goal.z - slot.current.z) > 0.002;
    if (walking || restless || now < performance.timeline.lasts) invalidate();
  });

  const choosable = props.choosable.includes(seat);
  const turn = table.turn === seat && !props.over;
  return (
    <group ref={group}>
      <group ref={figure}>
        <mesh geometry={geometry} rotation-y={0.35}>
          <meshStandardMaterial
            color={colour}
            roughness={0.38}
            flatShading={shape !== "●"}
            emissive={colour}
            emissiveIntensity={0.16}
          />
        </mesh>
        <Shadow />
        {turn && <Ring colour="#fff3d6" inner={0.26} outer={0.32} />}
        {table.winner === seat && <Ring colour="#ffd873" inner={0.3} outer={0.46} />}
      </group>
      {choosable && (
        <Target seat={seat} near={props.pointed === seat} choose={props.choose} point={props.point} />
      )}
      {props.flags && <Flag at={flag} name={props.names[seat] ?? ""} shape={shape} colour={colour} />}
    </group>
  );
}

/** A soft shadow on the tile; those of the sun are drawn only once and cannot walk. */
function Shadow() {
  const spot = useDisposable(() => textureOf(softSpot("rgba(0,0,0,0.6)", "rgba(0,0,0,0)")), []);
  return (
    <mesh rotation-x={-Math.PI / 2} position={[0.07, 0.03, -0.05]}>
      <planeGeometry args={[0.86, 0.78]} />
      <meshBasicMaterial map={spot} transparent depthWrite={false} />
    </mesh>
  );
}

function Ring({ colour, inner, outer }: { colour: string; inner: number; outer: number }) {
  return (
    <mesh rotation-x={-Math.PI / 2} position-y={0.05}>
      <ringGeometry args={[inner, outer, 36]} />
      <meshBasicMaterial color={colour} />
    </mesh>
  );
}

function Flag({
  at,
  name,
  shape,
  colour,
}: {
  at: React.Ref<Sprite>;
  name: string;
  shape: string;
  colour: string;
}) {
  const light = lightened(colour);
  const texture = useDisposable(() => textureOf(namePlate(name, shape, light, light)), [name, shape, light]);
  return (
    <sprite ref={at} position-y={1.42} scale={[1.28, 0.32, 1]} renderOrder={4}>
      <spriteMaterial map={texture} depthTest={false} />
    </sprite>
  );
}

const lightened = (colour: string): string =>
  `#${new Color(colour).lerp(new Color("#ffffff"), 0.22).getHexString()}`;

interface TargetProps {
  seat: number;
  near: boolean;
  choose(seat: number): void;
  point(seat: number | null): void;
}

/** The glow round a piece that can be chosen, and the room round it that can be tapped. */
function Target({ seat, near, choose, point }: TargetProps) {
  const glow = useDisposable(() => textureOf(softSpot("rgba(255,190,90,0.95)", "rgba(255,122,47,0)")), []);
  const over = (event: ThreeEvent<PointerEvent>) => {
    event.stopPropagation();
    point(seat);
  };
  useEffect(() => () => point(null), [point]);
  return (
    <group>
      <mesh rotation-x={-Math.PI / 2} position-y={0.04} scale={near ? 1.25 : 1}>
        <planeGeometry args={[1.7, 1.7]} />
        <meshBasicMaterial map={glow} transparent depthWrite={false} />
      </mesh>
      <group scale={near ? 1.25 : 1}>
        <Ring colour="#ff7a2f" inner={0.36} outer={0.48} />
      </group>
      <mesh position-y={1.85 + (near ? 0.08 : 0)} rotation-x={Math.PI}>
        <coneGeometry args={[0.15, 0.26, 4]} />
        <meshBasicMaterial color="#ffb24a" />
      </mesh>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same choices are buttons below the board */}
      <mesh
        position-y={0.55}
        onPointerOver={over}
        onPointerOut={() => point(null)}
        onClick={(event) => {
          event.stopPropagation();
          if (event.delta < 8) choose(seat);
        }}
      >
        <cylinderGeometry args={[0.4, 0.44, 1.3, 10]} />
        <meshBasicMaterial visible={false} />
      </mesh>
    </group>
  );
}
