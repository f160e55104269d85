/** An Ember about to be flicked: its rubber band, its direction and strength, and the first part of its way. */

import {
  type BufferGeometry,
  CatmullRomCurve3,
  Color,
  DoubleSide,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import type { Spot } from "../../flatMap/spots";
import { band, Cloth, hoop, OVER_GROUND } from "../../modelIsland/drape";
import { merged, painted } from "../../modelIsland/mason";
import { GLOW, MARK } from "../../modelIsland/palette";
import type { Point } from "../../modelIsland/points";
import type { Relief } from "../../modelIsland/relief";
import { Sign } from "../../modelIsland/Sign";
import { useToldWhere } from "../../modelIsland/useToldWhere";
import type { Facts } from "../../scene";
import { useDisposable } from "../../useDisposable";
import { type Aim, away } from "../aiming";
import type { Aiming } from "../useAiming";
import { surfaceAt } from "./places";

interface Props {
  aiming: Aiming;
  relief: Relief;
  t(key: string, facts?: Facts): string;
}

const LIFT = 0.22;
/** Centimetres of the arrow and of the pull, for each strength. */
const ARROW = 0.55;
const PULL = 0.42;
const POST = 0.95;
const BAND_HIGH = 0.75;

export function Slingshot({ aiming, relief, t }: Props) {
  useToldWhere("sling", [[aiming.pit, [...aiming.at, surfaceAt(relief, ...aiming.at)]]]);
  return (
    <>
      <Arrow at={aiming.at} aim={aiming.aim} relief={relief} t={t} />
      <Preview path={aiming.preview} relief={relief} />
      <RubberBand at={aiming.at} aim={aiming.aim} relief={relief} />
    </>
  );
}

interface Aimed {
  at: Spot;
  aim: Aim;
  relief: Relief;
}

/** Where an Ember is flicked, and how hard, with both in numbers. */
export function Arrow({ at, aim: { direction, strength }, relief, t }: Aimed & Pick<Props, "t">) {
  const [x, y] = at;
  const tip = 2.2 + strength * ARROW;
  const arrow = useDisposable(() => {
    const cloth = new Cloth(relief, LIFT);
    const along = (from: number, to: number): Point[] =>
      Array.from({ length: 7 }, (_, n) => level(away([x, y], direction, from + ((to - from) * n) / 6)));
    band(cloth, along(1.2, tip), new Color(MARK.near), () => 0.5);
    band(cloth, along(tip, tip + 1.5), new Color(MARK.near), (part) => 1.7 * (1 - part));
    const ring = { x, y, z: 0, width: 2.3, length: 2.3, angle: 0 };
    hoop(cloth, ring, new Color(MARK.choice), 0, 0.26, null, 1.15);
    return cloth.geometry();
  }, [relief, x, y, direction, strength]);
  const sign = away(at, direction, tip + 3.2);
  return (
    <>
      <mesh geometry={arrow} renderOrder={2}>
        <meshBasicMaterial vertexColors side={DoubleSide} fog={false} {...OVER_GROUND} />
      </mesh>
      <Sign
        words={t("curse.aimed", { direction, strength })}
        at={[...sign, surfaceAt(relief, ...sign) + 1.6]}
      />
    </>
  );
}

const level = ([x, y]: Spot): Point => [x, y, 0];

/** The way as far as a person could judge it, in ever smaller steps. */
function Preview({ path, relief }: { path: Spot[]; relief: Relief }) {
  const dots = useDisposable(() => {
    const cloth = new Cloth(relief, LIFT + 0.05);
    for (const [n, [x, y]] of spaced(path).entries()) {
      const wide = 0.62 * (1 - n / 26);
      const dot = { x, y, z: 0, width: wide, length: wide, angle: 0 };
      hoop(cloth, dot, new Color(GLOW.ember), -wide / 2 + 0.02, wide / 2, null, wide / 2);
    }
    return cloth.geometry();
  }, [relief, path]);
  if (path.length === 0) return null;
  return (
    <mesh geometry={dots} renderOrder={3}>
      <meshBasicMaterial vertexColors side={DoubleSide} fog={false} {...OVER_GROUND} />
    </mesh>
  );
}

const STEP = 0.9;

/** Spots along a path, equally far apart. */
function spaced(path: Spot[]): Spot[] {
  const found: Spot[] = [];
  let left = 2 * STEP;
  for (const [n, [x, y]] of path.slice(1).entries()) {
    const [west, north] = path[n] ?? [x, y];
    const length = Math.hypot(x - west, y - north);
    for (; left < length; left += STEP)
      found.push([west + ((x - west) * left) / length, north + ((y - north) * left) / length]);
    left -= length;
  }
  return found;
}

/** Stretched from two posts beside the Ember to the hand that pulls it. */
function RubberBand({ at, aim: { direction, strength }, relief }: Aimed) {
  const [x, y] = at;
  const rubber = useDisposable(() => {
    const ground = surfaceAt(relief, x, y);
    const hand = raised(away([x, y], direction + 180, 1.2 + strength * PULL), ground + BAND_HIGH);
    const posts = [90, -90].map((side) => raised(away([x, y], direction + side, POST), ground + BAND_HIGH));
    return merged([
      ...posts.map((post) => painted(cord(post, hand, 0.15), "#ff6a55")),
      painted(new SphereGeometry(0.5, 10, 8).scale(1, 0.8, 1).translate(...hand.toArray()), "#ffd9a0"),
      ...posts.map((post) => painted(cord(new Vector3(post.x, ground - 0.2, post.z), post, 0.17), "#8a5a34")),
    ]);
  }, [relief, x, y, direction, strength]);
  return (
    <mesh geometry={rubber} renderOrder={4}>
      <meshBasicMaterial vertexColors transparent depthTest={false} depthWrite={false} fog={false} />
    </mesh>
  );
}

const raised = ([x, y]: Spot, height: number): Vector3 => new Vector3(x, height, y);

const cord = (from: Vector3, to: Vector3, thick: number): BufferGeometry =>
  new TubeGeometry(new CatmullRomCurve3([from, to]), 1, thick, 6);
