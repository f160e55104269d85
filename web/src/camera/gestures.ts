/** What hands and keys do to a camera: drag, pinch, wheel and keys; a touch that does not move is a tap. */

import { between, type Pixel } from "./look";
import type { Rig } from "./rig";

/** Drags the ground along, moves over it, turns round the middle, or goes nearer and farther. */
type Drag = "drag" | "slide" | "orbit" | "dolly";

export interface Hands {
  /** What each button of a mouse does, and one finger, and more of them, which also zoom. */
  buttons: Drag[];
  finger: Drag;
  fingers: Drag;
  /** Whether it is the pointer where one zooms, and not the middle. */
  atPointer: boolean;
  /** What a turn of the wheel does to the distance. */
  wheel(delta: number): number;
  /** So many pixels a hand may tremble. */
  slack: number;
  keys?: Keys;
}

interface Keys {
  /** What the key for coming nearer does to the distance. */
  nearer: number;
  /** How many pixels an arrow moves the view. */
  push(rig: Rig): number;
}

/** Hands on a map: what is under the pointer stays there. */
export const ON_MAP: Hands = {
  buttons: ["drag"],
  finger: "drag",
  fingers: "drag",
  atPointer: true,
  wheel: (delta) => Math.exp(between(-80, delta, 80) / 400),
  slack: 6,
};

const NOTCH = 0.95;

/** Hands that turn a scene round its middle. */
export const ROUND_SCENE: Hands = {
  buttons: ["orbit", "dolly", "slide"],
  finger: "orbit",
  fingers: "slide",
  atPointer: false,
  wheel: (delta) => NOTCH ** -Math.sign(delta),
  slack: 0,
};

/** What is said of a hand, besides what it does to the camera. */
export interface Told {
  /** A hand has touched the picture. */
  touched?(): void;
  tapped?(at: Pixel, target: Element, finger: boolean): void;
  /** The key for seeing everything was pressed. */
  home?(): void;
}

export interface Touch {
  id: number;
  at: Pixel;
  /** The button of a mouse; null for a finger. */
  button: number | null;
  /** Whether a key is held that lets a mouse slide where it would turn, and the other way round. */
  other: boolean;
  target: Element;
}

const OTHER: Record<Drag, Drag> = { drag: "drag", dolly: "dolly", slide: "orbit", orbit: "slide" };

/** The fingers on a picture, or the mouse, and what they do to its camera. */
export class Gestures {
  readonly #fingers = new Map<number, Pixel>();
  #tap: Touch | null = null;
  #drag: Drag | null = null;

  constructor(
    private readonly rig: Rig,
    private readonly hands: Hands,
    private readonly told: () => Told,
  ) {}

  /** Says whether this touch means anything. */
  down(touch: Touch): boolean {
    const drag = this.#meant(touch);
    if (drag === undefined) return false;
    this.#fingers.set(touch.id, touch.at);
    this.#tap = this.#fingers.size === 1 ? touch : null;
    this.#drag = drag;
    this.told().touched?.();
    return true;
  }

  move(id: number, at: Pixel): void {
    const last = this.#fingers.get(id);
    if (last === undefined || (last.x === at.x && last.y === at.y)) return;
    if (this.#tap && far(this.#tap.at, at) < this.hands.slack) return;
    this.#tap = null;
    const [from, wide] = [this.#middle(), this.#spread()];
    this.#fingers.set(id, at);
    const [to, now] = [this.#middle(), this.#spread()];
    this.#act(wide > 0 ? this.hands.fingers : this.#drag, from, to);
    if (wide > 0 && now > 0) this.#zoom(wide / now, to);
  }

  up(id: number, cancelled: boolean): void {
    if (!this.#fingers.delete(id)) return;
    const tap = this.#tap;
    this.#tap = null;
    // The finger that is left of a pinch would turn the scene.
    if (!this.hands.atPointer) this.#drag = null;
    if (tap && !cancelled) this.told().tapped?.(tap.at, tap.target, tap.button === null);
  }

  wheel(delta: number, at: Pixel): void {
    this.told().touched?.();
    this.#zoom(this.hands.wheel(delta), at);
  }

  /** Says whether this key means anything. */
  press(key: string): boolean {
    const act = this.hands.keys && KEYS[key];
    if (!this.hands.keys || act === undefined || (act === "home" && !this.told().home)) return false;
    const { nearer, push } = this.hands.keys;
    if (act === "home") this.told().home?.();
    else if (act === "nearer") this.rig.zoom(nearer);
    else if (act === "farther") this.rig.zoom(1 / nearer);
    else this.rig.slide({ x: -act[0] * push(this.rig), y: -act[1] * push(this.rig) });
    return true;
  }

  #meant({ button, other }: Touch): Drag | undefined {
    if (button === null) return this.hands.finger;
    const drag = this.hands.buttons[button];
    return drag && other ? OTHER[drag] : drag;
  }

  #act(drag: Drag | null, from: Pixel, to: Pixel): void {
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (drag === "drag") this.rig.drag(from, to);
    else if (drag === "slide") this.rig.slide(by);
    else if (drag === "orbit") this.rig.orbit(by);
    else if (drag === "dolly") this.rig.zoom(this.hands.wheel(by.y));
  }

  #zoom(by: number, at: Pixel): void {
    if (this.hands.atPointer) this.rig.zoom(by, at);
    else this.rig.zoom(by);
  }

  #middle(): Pixel {
    const all = [...this.#fingers.values()];
    const sum = all.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
    return { x: sum.x / all.length, y: sum.y / all.length };
  }

  #spread(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? far(one, other) : 0;
  }
}

const far = (one: Pixel, other: Pixel): number => Math.hypot(one.x - other.x, one.y - other.y);

const KEYS: Record<string, "nearer" | "farther" | "home" | [number, number]> = {
  "+": "nearer",
  "=": "nearer",
  "-": "farther",
  "0": "home",
  Home: "home",
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
