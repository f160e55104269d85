/** The camera: shows the island, goes where something happens, and gives way to a hand or a key that moves it. */

import { OrbitControls } from "@react-three/drei";
import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { type Camera, MOUSE, TOUCH, Vector3 } from "three";
import type { IslandBoard, Point } from "../contract";
import { closeUp, type Framing, overview } from "./framing";
import { moved } from "./keys";
import type { Roll, Walk } from "./motion";
import { inScene } from "./relief";
import type { Show } from "./useShow";

interface Props {
  board: IslandBoard;
  show: Show;
  /** Places that belong to a choice, to be seen together. */
  offered: Point[];
  follow: boolean;
  still: boolean;
}

interface Controls {
  target: Vector3;
  update(): void;
}

const HANDS = {
  enableDamping: false,
  minDistance: 9,
  maxPolarAngle: 1.24,
  screenSpacePanning: false,
  mouseButtons: { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.PAN },
  touches: { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_PAN },
};
const CALM = 2.2;
const ACTION = 5;
const SPARSE = 12;
const OFFERED = 7;

export function Eye({ board, show, offered, follow, still }: Props) {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const controls = useRef<Controls>(null);
  const held = useRef(false);
  const touched = useRef(false);
  const placed = useRef<Framing | null>(null);
  const { whole, asked, acted } = useGoals(board, show, offered, follow);
  useKeys(controls, touched);
  useEffect(() => {
    touched.current = !follow && placed.current !== null;
    invalidate();
  }, [follow, invalidate]);
  useEffect(() => {
    if (show.action !== null && follow) touched.current = false;
  }, [show, follow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has to be drawn
  useEffect(() => invalidate(), [asked, invalidate]);

  useFrame((_, elapsed) => {
    const sight = controls.current;
    if (sight === null || held.current || touched.current) return;
    const first = placed.current !== whole;
    placed.current = whole;
    const over = show.action === null || show.clock() > show.action.lasts;
    const goal = first || over || acted === null ? asked : acted;
    const part = first || still ? 1 : 1 - Math.exp(-CALM * Math.min(elapsed, 0.1));
    if (approached(camera, sight, goal, part)) invalidate();
  });

  return (
    <OrbitControls
      ref={controls as never}
      {...HANDS}
      maxDistance={whole.distance * 1.25}
      onStart={() => {
        held.current = true;
      }}
      onChange={() => {
        touched.current ||= held.current;
      }}
      onEnd={() => {
        held.current = false;
        invalidate();
      }}
    />
  );
}

/** Lets keys move the camera while the island has the keyboard. */
function useKeys(controls: RefObject<Controls | null>, touched: RefObject<boolean>): void {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const frame = useThree((state) => state.events.connected as HTMLElement | undefined);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const sight = controls.current;
      if (sight === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!moved(event.key, camera.position, sight.target)) return;
      event.preventDefault();
      touched.current = true;
      sight.update();
      invalidate();
    };
    frame?.addEventListener("keydown", press);
    return () => frame?.removeEventListener("keydown", press);
  }, [camera, invalidate, frame, controls, touched]);
}

/** Brings the camera a part of the way to its goal; whether it had to move at all. */
function approached(camera: Camera, sight: Controls, goal: Framing, part: number): boolean {
  const target = new Vector3(...inScene(goal.target));
  const away = new Vector3(0, Math.cos(goal.polar), Math.sin(goal.polar))
    .multiplyScalar(goal.distance)
    .add(target);
  const left = camera.position.distanceTo(away) + sight.target.distanceTo(target);
  if (left < 0.01) return false;
  camera.position.lerp(away, left < 0.05 ? 1 : part);
  sight.target.lerp(target, left < 0.05 ? 1 : part);
  sight.update();
  return true;
}

interface Goals {
  whole: Framing;
  /** What is offered, or everything. */
  asked: Framing;
  /** All of a walk or a roll. */
  acted: Framing | null;
}

function useGoals(board: IslandBoard, show: Show, offered: Point[], follow: boolean): Goals {
  const room = useThree((state) => state.size);
  const whole = useMemo(() => overview(board, room), [board, room]);
  const asked = useMemo(
    () => (offered.length > 0 && follow ? nearer(closeUp(offered, OFFERED, room), whole) : whole),
    [offered, follow, room, whole],
  );
  const acted = useMemo(
    () =>
      show.action === null || !follow ? null : nearer(closeUp(placesOf(show.action), ACTION, room), whole),
    [show, follow, room, whole],
  );
  return { whole, asked, acted };
}

/** What moves is never shown from farther away than everything. */
const nearer = (one: Framing, other: Framing): Framing => (one.distance < other.distance ? one : other);

/** What an action is about, from where it begins to where it ends. */
function placesOf(action: Walk | Roll): Point[] {
  if (action.kind === "walk") return [action.from.at, ...action.stops];
  return [...action.path.filter((_, n) => n % SPARSE === 0), ...action.flights.map(({ to }) => to)];
}
