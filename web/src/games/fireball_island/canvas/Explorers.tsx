/** The pieces: standing, hopping along the trails, thrown through the air, lying in a pit. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import type { Group } from "three";
import { figureGeometry, TALL } from "../../modelIsland/figures";
import { type Pose, walking } from "../../modelIsland/motion";
import { heightAt, inScene, type Relief } from "../../modelIsland/relief";
import { turnBetween } from "../../modelIsland/turns";
import { useLarger } from "../../modelIsland/useLarger";
import { namePlate } from "../../sheet";
import { textureOf } from "../../texture";
import { useDisposable } from "../../useDisposable";
import type { Figure, IslandBoard } from "../contract";
import { jewelGeometry, tokenGeometry } from "./jewel";
import { flying } from "./motion";
import { restOf } from "./places";
import type { Show, Stage } from "./useShow";

interface Props {
  board: IslandBoard;
  relief: Relief;
  figures: Figure[];
  show: Show;
  stage: Stage;
  still: boolean;
}

const WAIST = 1.25;
const LYING = 0.62;
const GLIDES = 7;
const SOUTH = Math.PI / 2;

export function Explorers(props: Props) {
  return props.figures.map((figure) => <Explorer key={figure.seat} figure={figure} {...props} />);
}

function Explorer({ figure, board, relief, figures, show, stage, still }: Props & { figure: Figure }) {
  const { seat, shape, colour } = figure;
  const group = useRef<Group>(null);
  const body = useRef<Group>(null);
  const size = useLarger();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useDisposable(() => figureGeometry(shape, colour), [shape, colour]);
  const rest = useMemo(
    (): Pose => ({ at: restOf(board, relief, figures, figure), turn: SOUTH, tip: figure.lying ? 1 : 0 }),
    [board, relief, figures, figure],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has to be drawn elsewhere
  useEffect(() => invalidate(), [rest, show, invalidate]);

  useFrame((_, elapsed) => {
    if (group.current === null || body.current === null) return;
    const now = show.clock();
    const acted = still ? null : actedPose(show, seat, now, relief);
    const before = stage.poses.get(seat);
    const pose = acted ?? (before === undefined || still ? rest : glide(before, rest, elapsed));
    stage.poses.set(seat, pose);
    group.current.position.set(...inScene(pose.at));
    group.current.rotation.y = -pose.turn;
    const tipped = (pose.tip * Math.PI) / 2;
    body.current.rotation.z = -tipped;
    body.current.position.y = WAIST - (WAIST - LYING) * Math.abs(Math.sin(tipped));
    if (restless(show, now) || (acted === null && pose !== rest)) invalidate();
  });

  return (
    <group ref={group} scale={size}>
      <group ref={body} position-y={WAIST}>
        <mesh geometry={geometry} position-y={-WAIST}>
          <meshLambertMaterial vertexColors emissive={colour} emissiveIntensity={0.14} />
        </mesh>
        {figure.jewel && <Carried make={jewelGeometry} at={[0.75, 0.25, 0]} glow={0.5} />}
        {figure.token && <Carried make={tokenGeometry} at={[-0.72, 0.1, 0]} glow={0.15} upright />}
      </group>
      <Plate figure={figure} row={figures.filter(({ place }) => place === figure.place).indexOf(figure)} />
    </group>
  );
}

interface CarriedProps {
  make: typeof jewelGeometry;
  at: [number, number, number];
  glow: number;
  upright?: boolean;
}

function Carried({ make, at, glow, upright = false }: CarriedProps) {
  const geometry = useDisposable(make, []);
  return (
    <mesh geometry={geometry} position={at} rotation-z={upright ? Math.PI / 2 : 0}>
      <meshLambertMaterial vertexColors emissive="#ff3060" emissiveIntensity={glow} />
    </mesh>
  );
}

/** The name over a piece; of those that share a place, one above the other. */
function Plate({ figure: { name, shape, colour }, row }: { figure: Figure; row: number }) {
  const texture = useDisposable(
    () => textureOf(namePlate(name, shape, colour, "#fff6e4")),
    [name, shape, colour],
  );
  const size = useLarger();
  return (
    <sprite position-y={TALL + 1 + 1.15 * row * size} scale={[4.2 * size, 1.05 * size, 1]} renderOrder={4}>
      <spriteMaterial map={texture} depthTest={false} fog={false} />
    </sprite>
  );
}

const restless = ({ action }: Show, now: number): boolean => action !== null && now < action.lasts;

/** How the action has this piece stand, if it is about this piece. */
function actedPose({ action }: Show, seat: number, now: number, relief: Relief): Pose | null {
  if (action?.kind === "walk" && action.who === seat) {
    return walking(action, now, (x, y) => heightAt(relief, x, y));
  }
  const flight = action?.kind === "roll" ? action.flights.find((one) => one.seat === seat) : undefined;
  return flight === undefined ? null : flying(flight, now);
}

/** A little nearer to where it belongs. */
function glide(from: Pose, to: Pose, elapsed: number): Pose {
  const ease = 1 - Math.exp(-GLIDES * Math.min(elapsed, 0.1));
  const part = (a: number, b: number): number => a + (b - a) * ease;
  const turn = from.turn + turnBetween(from.turn, to.turn) * ease;
  const at: Pose["at"] = [part(from.at[0], to.at[0]), part(from.at[1], to.at[1]), part(from.at[2], to.at[2])];
  const pose = { at, turn, tip: part(from.tip, to.tip) };
  const left = Math.hypot(at[0] - to.at[0], at[1] - to.at[1], at[2] - to.at[2]);
  const off = left + Math.abs(turnBetween(turn, to.turn)) + Math.abs(pose.tip - to.tip);
  return off < 0.02 ? to : pose;
}
