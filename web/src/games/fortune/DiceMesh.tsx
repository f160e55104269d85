/** The eight dice as one mesh, moved by the clock. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useRef } from "react";
import {
  AdditiveBlending,
  Color,
  type InstancedMesh,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import type { Spot } from "../../camera/look";
import { useClock } from "../clock";
import { useDisposable } from "../useDisposable";
import type { Die } from "./dice";
import { landingSpot, type Setting, spotOf } from "./layout";
import { endOf, type Pose, poseAt, resting, SIDES, type Step, sliding, throwing, wobble } from "./motion";
import { diceAtlas, diceDepths, glow } from "./textures";
import { isWeak } from "./weak";

export interface Drag {
  id: number;
  at: Spot;
}

interface Props {
  dice: Die[];
  thrown: number[];
  /** Another number for every picture. */
  count: number;
  setting: Setting;
  still: boolean;
  drag: Drag | null;
  hovered: number | null;
  rested(count: number): void;
}

const PLAIN = new Color("#ffffff");
const ASIDE = new Color("#c3c8d2");
const LIT = new Color("#ffe2bd");
const GLOWS: Record<Die["place"], Color> = {
  keep: new Color("#000000"),
  chest: new Color("#5a3c08"),
  roll: new Color("#b8460c"),
  skull: new Color("#7a1512"),
  hand: new Color("#000000"),
};
const HOVER = new Color("#6b5a3a");

function dieGeometry(): RoundedBoxGeometry {
  const geometry = new RoundedBoxGeometry(1, 1, 1, 5, 0.15);
  const { position, uv } = geometry.attributes;
  if (!position || !uv) return geometry;
  const point = new Vector3();
  for (let at = 0; at < position.count; at += 1) {
    const which = Math.floor((at * 6) / position.count);
    const side = SIDES[which];
    if (!side) continue;
    point.fromBufferAttribute(position, at);
    const u = point.dot(side.right) * 0.996 + 0.5;
    const v = point.dot(side.up) * 0.996 + 0.5;
    uv.setXY(at, ((which % 3) + u) / 3, (1 - Math.floor(which / 3) + v) / 2);
  }
  return geometry;
}

function poseOf(die: Die, setting: Setting): Pose {
  return resting(
    die.face,
    spotOf(die, setting),
    die.place === "hand" ? wobble(die.id) * 3 : wobble(die.id + 1) * 0.07,
  );
}

/** The order in which dice leave the hand. */
const muddled = (ids: number[], seed: number): number[] =>
  ids.toSorted((a, b) => wobble(seed * 13 + a) - wobble(seed * 13 + b));

interface Moving {
  steps: Step[][];
  targets: Pose[];
  ends: number;
  count: number;
}

export function DiceMesh({ dice, thrown, count, setting, still, drag, hovered, rested }: Props) {
  const clock = useClock();
  const mesh = useRef<InstancedMesh>(null);
  const halos = useRef<InstancedMesh>(null);
  const shades = useRef<InstancedMesh>(null);
  /** What was dragged until now, so that a die that is let go moves on from there. */
  const held = useRef<Drag | null>(null);
  const moving = useRef<Moving>({ steps: [], targets: [], ends: 0, count: -1 });
  const geometry = useDisposable(dieGeometry, []);
  const faces = useDisposable(diceAtlas, []);
  const depths = useDisposable(diceDepths, []);
  const light = useDisposable(glow, []);
  const spot = useDisposable(() => new PlaneGeometry(2, 2).rotateX(-Math.PI / 2), []);
  const invalidate = useThree((state) => state.invalidate);

  useLayoutEffect(() => {
    const now = clock.now();
    const before = moving.current;
    const fresh = before.count !== count;
    const targets = dice.map((die) => poseOf(die, setting));
    const current = dice.map((die, id) => {
      if (held.current?.id === die.id) return resting(die.face, held.current.at, 0);
      const start = thrown.includes(die.id) ? { ...die, place: "hand" as const } : die;
      return poseAt(before.steps[id] ?? [], before.targets[id] ?? poseOf(start, setting), now);
    });
    const rolls = fresh && !still ? muddled(thrown, count) : [];
    const wait = rolls.length > 0 ? now + 1350 : now;
    const steps = dice.map((die, id) => {
      const [from, to] = [current[id] as Pose, targets[id] as Pose];
      const order = rolls.indexOf(die.id);
      if (still) return [];
      if (order < 0) return sliding(from, to, wait);
      const landing = resting(die.face, landingSpot(order, setting.form), wobble(count + die.id * 3) * 0.24);
      return throwing(from, landing, to, order, now);
    });
    moving.current = { steps, targets, ends: endOf(steps.flat()), count };
    invalidate();
    const left = Math.max(0, moving.current.ends - now);
    return clock.after(left > 0 ? left + 30 : 0, () => rested(count));
  }, [dice, thrown, count, setting, still, invalidate, rested, clock]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pointed at is drawn by the next frame
  useEffect(() => {
    held.current = drag;
    invalidate();
  }, [drag, hovered, invalidate]);

  useFrame((state) => {
    if (!mesh.current || !halos.current || !shades.current) return;
    const now = clock.now();
    const { steps, targets, ends } = moving.current;
    for (const [id, die] of dice.entries()) {
      const target = targets[id];
      if (!target) continue;
      const dragged = drag?.id === die.id ? drag.at : null;
      const pose = dragged ? resting(die.face, dragged, 0) : poseAt(steps[id] ?? [], target, now);
      place(mesh.current, id, pose.at, pose.turned);
      mesh.current.setColorAt(
        id,
        die.place === "skull" && now >= ends ? ASIDE : die.id === hovered ? LIT : PLAIN,
      );
      const ground = new Vector3(pose.at.x, Math.max(0.03, target.at.y - 0.47), pose.at.z);
      place(halos.current, id, ground);
      place(shades.current, id, ground, undefined, 0.95 / (1 + Math.max(0, pose.at.y - target.at.y)));
      const flying = now < endOf(steps[id] ?? []);
      const shine = flying
        ? GLOWS.hand
        : die.id === hovered && die.place === "keep"
          ? HOVER
          : GLOWS[die.place];
      halos.current.setColorAt(id, shine);
    }
    for (const one of [mesh.current, halos.current, shades.current]) {
      one.instanceMatrix.needsUpdate = true;
      if (one.instanceColor) one.instanceColor.needsUpdate = true;
    }
    if (now < ends) state.invalidate();
  });

  return (
    <group>
      <instancedMesh ref={halos} args={[spot, undefined, dice.length]} frustumCulled={false} renderOrder={1}>
        <meshBasicMaterial
          map={light}
          transparent
          depthWrite={false}
          blending={AdditiveBlending}
          toneMapped={false}
        />
      </instancedMesh>
      <instancedMesh ref={shades} args={[spot, undefined, dice.length]} frustumCulled={false} renderOrder={1}>
        <meshBasicMaterial map={light} color="#000000" transparent opacity={0.8} depthWrite={false} />
      </instancedMesh>
      <instancedMesh
        ref={mesh}
        args={[geometry, undefined, dice.length]}
        frustumCulled={false}
        castShadow
        receiveShadow
      >
        {isWeak() ? (
          <meshLambertMaterial map={faces} />
        ) : (
          <meshStandardMaterial map={faces} bumpMap={depths} bumpScale={2.2} roughness={0.42} />
        )}
      </instancedMesh>
    </group>
  );
}

const matrix = new Matrix4();
const scale = new Vector3();
const NO_TURN = new Quaternion();

function place(mesh: InstancedMesh, id: number, at: Vector3, turned = NO_TURN, size = 1): void {
  mesh.setMatrixAt(id, matrix.compose(at, turned, scale.setScalar(size)));
}
