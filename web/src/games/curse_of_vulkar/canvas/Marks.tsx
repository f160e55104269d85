/** What can be chosen on the island: ringed, to be tapped or turned by hand, with the way that leads there. */

import { type ThreeEvent, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { DoubleSide, type InstancedMesh, MeshBasicMaterial, Object3D, Shape, ShapeGeometry } from "three";
import { BadgesShown } from "../../modelIsland/BadgesShown";
import { badgesOf } from "../../modelIsland/badges";
import { footprintsOf } from "../../modelIsland/footprints";
import { Footprints, Rings, Targets } from "../../modelIsland/Places";
import { MARK } from "../../modelIsland/palette";
import type { Point } from "../../modelIsland/points";
import type { Relief } from "../../modelIsland/relief";
import { useGrips } from "../../modelIsland/useGrips";
import { useNear } from "../../modelIsland/useNear";
import { useToldWhere } from "../../modelIsland/useToldWhere";
import { useDisposable } from "../../useDisposable";
import type { Mark } from "../notation";
import type { CurseBoard } from "../types";
import type { Choosing } from "../useChoosing";
import { areaOf } from "./areas";
import { pitBadge } from "./landmarks";
import { stopsOf, surfaceAt } from "./places";
import { meant, turnablesOf } from "./turning";

interface Props {
  board: CurseBoard;
  relief: Relief;
  choosing: Choosing;
  /** Where the figure stands that would walk. */
  from: Point | null;
  advised: string | null;
  /** Whether a tap has pointed at something, and means nothing else. */
  took(): boolean;
}

const TAP = 8;

export function Marks({ board, relief, choosing, from, advised, took }: Props) {
  const { marks, shown } = choosing;
  const [, point] = useNear(marks);
  const areas = useMemo(() => marks.map((mark) => areaOf(board, relief, mark)), [board, relief, marks]);
  const prints = useMemo(
    () => (shown === null ? [] : footprintsOf(relief, from, stopsOf(board, relief, shown.path))),
    [board, relief, shown, from],
  );
  const indexOf = (key: string | undefined | null): number => marks.findIndex((mark) => mark.key === key);
  const keyAt = (event: ThreeEvent<PointerEvent | MouseEvent>): string | null =>
    marks[event.instanceId ?? -1]?.key ?? null;
  const over = (key: string | null): void => {
    point(key);
    choosing.point(key);
  };
  // An Ember is taken hold of, by those who tap it too.
  const isPulled = (key: string): boolean => marks[indexOf(key)]?.look === "pit";
  const hand = useHand();
  useTurning(board, relief, choosing);
  useToldWhere(
    "marks",
    areas.map(({ space, stand }, n) => [marks[n]?.goal ?? "", [space.x, space.y, stand]]),
  );
  return (
    <>
      <Rings
        relief={relief}
        areas={areas}
        looked={shown === null ? -1 : marks.findIndex(({ goal }) => goal === shown.goal)}
        advised={indexOf(advised)}
        rimmed
      />
      <Targets
        areas={areas}
        over={(event) => {
          event.stopPropagation();
          if (event.pointerType === "mouse") over(keyAt(event));
        }}
        out={() => over(null)}
        tap={(event) => {
          const key = keyAt(event);
          if (key === null || event.delta > TAP || isPulled(key) || took()) return;
          event.stopPropagation();
          choosing.tap(key, hand.current !== "touch");
        }}
      />
      <PitNumbers board={board} relief={relief} marks={marks} />
      <Pointers relief={relief} marks={marks} shown={shown} />
      <Footprints prints={prints} relief={relief} />
    </>
  );
}

/** What the canvas was last touched with; not every browser says that of a click. */
function useHand(): RefObject<string> {
  const hand = useRef("mouse");
  const element = useThree((state) => state.events.connected as HTMLElement | undefined);
  useEffect(() => {
    const touched = (event: PointerEvent) => {
      hand.current = event.pointerType;
    };
    element?.addEventListener("pointerdown", touched);
    return () => element?.removeEventListener("pointerdown", touched);
  }, [element]);
  return hand;
}

/** Vul-Kar and the trees can be taken hold of and turned: what the hand means is shown, and chosen when it lets go. */
function useTurning(board: CurseBoard, relief: Relief, { all, point, take }: Choosing): void {
  const turnables = useMemo(() => turnablesOf(board, all), [board, all]);
  const wanted = useRef<Mark | null>(null);
  useGrips(
    turnables.map((turnable) => ({
      name: turnable.at.join(" "),
      at: [turnable.at[0], turnable.at[1], surfaceAt(relief, ...turnable.at)],
      reach: turnable.reach,
      pull(hand) {
        wanted.current = meant(turnable, hand);
        point(wanted.current?.key ?? null);
      },
      drop(meant) {
        if (meant && wanted.current !== null) take(wanted.current);
        wanted.current = null;
      },
    })),
  );
}

const LARGE = 1.05;

/** The numbers of the pits that can be chosen, larger than usual and over their rings. */
function PitNumbers({ board, relief, marks }: Pick<Props, "board" | "relief"> & { marks: Mark[] }) {
  const pits = marks.filter(({ look }) => look === "pit").map(({ goal }) => goal);
  const offered = pits.join();
  const badges = useDisposable(() => {
    const made = badgesOf(pits.map((pit) => pitBadge(board, relief, pit, LARGE)));
    return { ...made, dispose: () => made.geometry.dispose() };
  }, [board, relief, offered]);
  return pits.length > 0 && <BadgesShown badges={badges} over />;
}

const TURNED = new Set(["facing", "root", "mouth"]);
const HIGH = 0.55;

/** Arrows that say where something would be turned. */
function Pointers({ relief, marks, shown }: { relief: Relief; marks: Mark[]; shown: Mark | null }) {
  const turned = useMemo(() => marks.filter(({ look }) => TURNED.has(look)), [marks]);
  const mesh = useRef<InstancedMesh>(null);
  const arrow = useDisposable(() => new ShapeGeometry(arrowShape()).rotateX(-Math.PI / 2), []);
  const ink = useDisposable(
    () => new MeshBasicMaterial({ color: MARK.near, side: DoubleSide, fog: false }),
    [],
  );
  useLayoutEffect(() => {
    if (mesh.current === null) return;
    const dummy = new Object3D();
    for (const [n, { at, turn, goal }] of turned.entries()) {
      dummy.position.set(at[0], surfaceAt(relief, ...at) + HIGH, at[1]);
      dummy.rotation.y = (-turn * Math.PI) / 180;
      dummy.scale.setScalar(shown?.goal === goal ? 1.35 : 1);
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    mesh.current.computeBoundingSphere();
  }, [relief, turned, shown]);
  return <instancedMesh key={turned.length} ref={mesh} args={[arrow, ink, turned.length]} renderOrder={3} />;
}

/** To the east. */
function arrowShape(): Shape {
  const shape = new Shape();
  shape.moveTo(-0.8, -0.18);
  shape.lineTo(0.1, -0.18);
  shape.lineTo(0.1, -0.55);
  shape.lineTo(0.85, 0);
  shape.lineTo(0.1, 0.55);
  shape.lineTo(0.1, 0.18);
  shape.lineTo(-0.8, 0.18);
  return shape;
}
