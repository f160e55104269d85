/** Moving the view of the flat map: by hand, by keys, and by itself where something happens. */

import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { useRoom } from "../../board_game_battle/useRoom";
import { Begun } from "../../scene";
import type { Box, Spot } from "../spots";
import { fitting, following, kept, type Lens, onTheWay, type Size, shifted, viewBox, zoomed } from "./lens";

const GLIDE = 450;
const SLACK = 6;
const STEP = 1.25;
const PUSH = 60;

export interface Looking {
  zoom(by: number): void;
  whole(): void;
  press(event: KeyboardEvent): void;
}

interface Props {
  svg: RefObject<SVGSVGElement | null>;
  island: Box;
  /** Where something happens; null where nothing does. */
  focus: Box | null;
  follow: boolean;
  still: boolean;
  tapped(target: Element): void;
}

export function useLens({ svg, island, focus, follow, still, tapped }: Props): Looking {
  const room = useRoom(svg as unknown as RefObject<HTMLElement | null>);
  const begun = useContext(Begun);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what begins anew is looked at anew
  const rig = useMemo(() => new Rig(svg, island), [svg, island, begun]);
  const tap = useRef(tapped);
  tap.current = tapped;

  useEffect(() => () => rig.stop(), [rig]);
  useEffect(() => {
    if (room === null) return;
    rig.resize(room);
  }, [rig, room]);
  useEffect(() => {
    if (room !== null && follow) rig.follow(focus, still);
  }, [rig, room, focus, follow, still]);
  useEffect(() => {
    const element = svg.current;
    return element === null ? undefined : gestures(element, rig, (target) => tap.current(target));
  }, [svg, rig]);

  const zoom = useCallback((by: number) => rig.zoomAtMiddle(by), [rig]);
  const whole = useCallback(() => rig.glide(fitting(island, rig.size), still), [rig, island, still]);
  const press = useCallback(
    (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(rig);
    },
    [rig],
  );
  return { zoom, whole, press };
}

const KEYS: Record<string, (rig: Rig) => void> = {
  "+": (rig) => rig.zoomAtMiddle(STEP),
  "-": (rig) => rig.zoomAtMiddle(1 / STEP),
  ArrowLeft: (rig) => rig.shift([PUSH, 0]),
  ArrowRight: (rig) => rig.shift([-PUSH, 0]),
  ArrowUp: (rig) => rig.shift([0, PUSH]),
  ArrowDown: (rig) => rig.shift([0, -PUSH]),
};

/** Writes the window straight into the drawing, many times a second. */
class Rig {
  size: Size = { width: 1, height: 1 };
  #lens: Lens | null = null;
  #glide = 0;

  constructor(
    private readonly svg: RefObject<SVGSVGElement | null>,
    private readonly island: Box,
  ) {}

  resize(size: Size): void {
    this.size = size;
    this.#put(this.#lens ?? fitting(this.island, size));
  }

  stop(): void {
    cancelAnimationFrame(this.#glide);
  }

  follow(focus: Box | null, still: boolean): void {
    if (focus !== null) this.glide(following(focus, this.island, this.size), still);
  }

  zoom(pixel: Spot, by: number): void {
    this.stop();
    if (this.#lens) this.#put(zoomed(this.#lens, this.size, pixel, by));
  }

  zoomAtMiddle(by: number): void {
    this.zoom([this.size.width / 2, this.size.height / 2], by);
  }

  shift(pixels: Spot): void {
    this.stop();
    if (this.#lens) this.#put(shifted(this.#lens, pixels));
  }

  glide(to: Lens, still: boolean): void {
    this.stop();
    const from = this.#lens;
    if (still || from === null) {
      this.#put(to);
      return;
    }
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      this.#put(onTheWay(from, to, part * part * (3 - 2 * part)));
      if (part < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  #put(lens: Lens): void {
    this.#lens = kept(lens, this.island, this.size);
    this.svg.current?.setAttribute("viewBox", viewBox(this.#lens, this.size));
  }
}

/** Drag, pinch and wheel; a touch that does not move is a tap. */
function gestures(element: SVGSVGElement, rig: Rig, tapped: (target: Element) => void): () => void {
  const fingers = new Map<number, Spot>();
  let start: { at: Spot; target: Element } | null = null;
  const within = (event: MouseEvent): Spot => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const middle = (): Spot => {
    const all = [...fingers.values()];
    const sum = all.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
    return [sum[0] / all.length, sum[1] / all.length];
  };
  const spread = (): number => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, within(event));
    start = fingers.size === 1 ? { at: within(event), target: event.target as Element } : null;
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const now = within(event);
    if (start && Math.hypot(now[0] - start.at[0], now[1] - start.at[1]) < SLACK) return;
    start = null;
    const [before, wide] = [middle(), spread()];
    fingers.set(event.pointerId, now);
    const after = middle();
    rig.shift([after[0] - before[0], after[1] - before[1]]);
    if (wide > 0) rig.zoom(after, spread() / wide);
  };
  const up = (event: PointerEvent) => {
    if (start && fingers.has(event.pointerId) && event.type === "pointerup") tapped(start.target);
    fingers.delete(event.pointerId);
    start = null;
  };
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    rig.zoom(within(event), Math.exp(-Math.max(-80, Math.min(80, event.deltaY)) / 400));
  };
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("wheel", turn, { passive: false });
  return () => {
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("wheel", turn);
  };
}
