/** The marbles of a launch, rolling along their true paths with a glow behind them. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import {
  AdditiveBlending,
  type BufferGeometry,
  Color,
  type InstancedMesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Object3D,
  PlaneGeometry,
} from "three";
import { useClock } from "../../clock";
import { marbleGeometry } from "../../modelIsland/figures";
import { GLOW } from "../../modelIsland/palette";
import type { Point } from "../../modelIsland/points";
import { inScene } from "../../modelIsland/relief";
import { softSpot } from "../../sheet";
import { textureOf } from "../../texture";
import { useDisposable } from "../../useDisposable";
import { RADII } from "../films";
import type { CurseBoard, CurseTrack } from "../types";
import { Bursts } from "./Bursts";
import { beeGeometry } from "./carried";
import { Falling } from "./Falling";
import { type Filmed, isMarble, placed } from "./filming";
import { boulderGeometry } from "./gems";
import type { Stage } from "./useShow";

interface Props {
  filmed: Filmed;
  clock(): number;
  stage: Stage;
  board: CurseBoard;
  level: number;
  low: boolean;
}

export function Film(props: Props) {
  const marbles = useMemo(() => props.filmed.film.tracks.filter(isMarble), [props.filmed]);
  const kind = marbles[0]?.kind ?? "ember";
  return (
    <>
      <Marbles {...props} marbles={marbles} kind={kind} />
      {kind !== "boulder" && kind !== "bee" && <Trails {...props} marbles={marbles} kind={kind} />}
      {props.filmed.film.tracks.map((track) => {
        const deck = track.kind === "deck" ? props.board.decks[track.name] : undefined;
        return deck && <Falling key={track.name} deck={deck} track={track} {...props} />;
      })}
      <Bursts filmed={props.filmed} clock={props.clock} peak={props.board.peak} level={props.level} />
    </>
  );
}

interface MarblesProps extends Props {
  marbles: CurseTrack[];
  kind: string;
}

/** Before it is let go, a marble comes down from so far above in so many pictures. */
const DROP = 9;
const FALLS = 26;
/** Pictures in which one that is in the sea goes down. */
const SINKS = 30;

/** Where a marble is seen, how it is turned and how large it is; nothing of it before it is there. */
function marbleAt(track: CurseTrack, picture: number, level: number): { at: Point; size: number } {
  const radius = RADII[track.kind] ?? 1;
  const [x, y, z] = placed(track, picture).at;
  const waits = track.first - picture;
  if (waits > 0) {
    const part = waits / FALLS;
    return { at: [x, y, z + DROP * part * part], size: part < 1 ? radius : 0 };
  }
  const over = picture - track.first - track.path.length;
  const wet = z < level + radius;
  const sunk = over > 0 && wet ? Math.min(1, over / SINKS) : 0;
  return { at: [x, y, z - 2 * radius * sunk], size: radius * (1 - sunk) };
}

function Marbles({ filmed, clock, stage, marbles, kind, level, low }: MarblesProps) {
  const mesh = useRef<InstancedMesh>(null);
  const time = useClock();
  const invalidate = useThree((state) => state.invalidate);
  const canvas = useThree((state) => state.gl.domElement);
  const geometry = useDisposable(() => solidOf(kind, low), [kind, low]);
  const material = useDisposable(
    () =>
      new MeshStandardMaterial({
        vertexColors: true,
        roughness: kind === "boulder" ? 0.9 : 0.25,
        emissive: kind === "boulder" || kind === "bee" ? "#000000" : "#7a1606",
      }),
    [kind],
  );
  const dummy = useMemo(() => new Object3D(), []);
  useEffect(() => {
    invalidate();
    return () => {
      stage.balls.clear();
      delete canvas.dataset.marble;
    };
  }, [invalidate, stage, canvas]);
  useFrame(() => {
    if (mesh.current === null) return;
    const picture = filmed.showing.pictureAt(clock());
    for (const [n, track] of marbles.entries()) {
      const { at, size } = marbleAt(track, picture, level);
      if (size > 0) stage.balls.set(track.name, at);
      else stage.balls.delete(track.name);
      dummy.position.set(...inScene(at));
      dummy.quaternion.copy(placed(track, picture).spin);
      dummy.scale.setScalar(size);
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
      if (n === 0) canvas.dataset.marble = at.map((part) => part.toFixed(1)).join(" ");
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    if (!time.held) invalidate();
  });
  return (
    <instancedMesh
      key={marbles.length}
      ref={mesh}
      args={[geometry, material, marbles.length]}
      frustumCulled={false}
    />
  );
}

/** By how much a bee is enlarged: half as long again as the marble that it is, so that it can be seen. */
const BEE = 5;

function solidOf(kind: string, low: boolean): BufferGeometry {
  if (kind === "boulder") return boulderGeometry(1);
  if (kind === "bee") return beeGeometry().scale(BEE, BEE, BEE);
  return marbleGeometry(low);
}

/** So many spots of light behind a marble, so many pictures apart. */
const TAIL = 12;
const APART = 1.6;
const SPOT = 3.8;

function Trails({ filmed, clock, marbles, level }: MarblesProps) {
  const mesh = useRef<InstancedMesh>(null);
  const camera = useThree((state) => state.camera);
  const plane = useDisposable(() => new PlaneGeometry(1, 1), []);
  const halo = useDisposable(() => textureOf(softSpot("rgba(255,170,70,0.85)", "rgba(255,80,20,0)")), []);
  const material = useDisposable(
    () =>
      new MeshBasicMaterial({ map: halo, transparent: true, depthWrite: false, blending: AdditiveBlending }),
    [halo],
  );
  const dummy = useMemo(() => new Object3D(), []);
  const colours = useMemo(
    () =>
      Array.from({ length: TAIL }, (_, n) =>
        new Color("#fff0b8").lerp(new Color(GLOW.mouth), n / TAIL).multiplyScalar((1 - n / TAIL) ** 1.5),
      ),
    [],
  );
  useFrame(() => {
    if (mesh.current === null) return;
    const picture = filmed.showing.pictureAt(clock());
    for (const [m, track] of marbles.entries())
      for (const [n, colour] of colours.entries()) {
        const { at, size } = marbleAt(track, picture - n * APART, level);
        const begun = n === 0 || picture - n * APART > track.first;
        dummy.position.set(...inScene(at));
        dummy.quaternion.copy(camera.quaternion);
        dummy.scale.setScalar(begun ? size * SPOT * (1 - n / TAIL) : 0);
        dummy.updateMatrix();
        mesh.current.setMatrixAt(m * TAIL + n, dummy.matrix);
        mesh.current.setColorAt(m * TAIL + n, colour);
      }
    mesh.current.instanceMatrix.needsUpdate = true;
    if (mesh.current.instanceColor !== null) mesh.current.instanceColor.needsUpdate = true;
  });
  return (
    <instancedMesh
      key={marbles.length}
      ref={mesh}
      args={[plane, material, marbles.length * TAIL]}
      frustumCulled={false}
    />
  );
}
