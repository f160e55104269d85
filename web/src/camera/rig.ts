/** A camera that goes by itself to what is to be seen, unless somebody has taken hold of it. */

import { kept, type Limits } from "./limits";
import {
  apart,
  dragged,
  type Lens,
  type Look,
  middleOf,
  mixed,
  orbited,
  type Pane,
  type Pixel,
  type Size,
  slid,
  unitOf,
  type View,
  wholeOf,
  zoomed,
} from "./look";

/** How it goes there: in a time, or ever more slowly, by a rate for each second. */
export type Pace = { lasts: number; eased(part: number): number } | { rate: number };

interface Plan {
  lens: Lens;
  pace: Pace;
  limits: Limits;
  look: Look;
}

/** What is left of the way, as a part of the distance, when the camera is as good as there. */
const THERE = 0.0005;
/** After a rest the first frame is no longer than this, in seconds. */
const LONGEST = 0.1;

export class Rig implements View {
  look: Look;
  size: Size = { width: 800, height: 600 };
  /** The part of the picture that nothing covers. */
  pane: Pane = wholeOf(this.size);
  limits: Limits;
  /** Whether the player moved the camera, so that it no longer goes by itself. */
  held = false;
  readonly lens: Lens;
  readonly #pace: Pace;
  readonly #watchers = new Set<() => void>();
  /** What is to be seen, and as much of it as the limits allow. */
  #wanted: Look;
  #goal: Look;
  #from: Look;
  #starts: number | null = null;

  constructor({ lens, pace, limits, look }: Plan) {
    this.lens = lens;
    this.#pace = pace;
    this.limits = limits;
    this.look = this.#wanted = this.#goal = this.#from = look;
  }

  /** Calls this with every change of the view. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The picture has another size, or other parts of it are covered. */
  resize(size: Size, pane: Pane = wholeOf(size)): void {
    [this.size, this.pane] = [size, pane];
    this.#put(this.look);
  }

  /** Whether the camera is on its way. */
  get moving(): boolean {
    return this.#starts !== null;
  }

  /** This is to be seen, as soon as nobody holds the camera. */
  aim(wanted: Look, atOnce: boolean): void {
    if (wanted === this.#wanted && !(atOnce && this.moving)) return;
    this.#wanted = wanted;
    if (!this.held) this.#go(atOnce);
  }

  /** Leaves the camera where it is until it is let go. */
  hold(): void {
    this.held = true;
    this.#starts = null;
  }

  /** Lets go of the camera, which goes back to what is to be seen. */
  release(atOnce = false): void {
    this.go(this.#wanted, atOnce);
  }

  /** This is to be seen now, whoever held the camera. */
  go(wanted: Look, atOnce: boolean): void {
    this.held = false;
    this.#wanted = wanted;
    this.#go(atOnce);
  }

  /** Goes on its way, this many seconds after the last frame; says whether there is more to come. */
  advance(now: number, elapsed: number): boolean {
    if (this.#starts === null) return false;
    const part = this.#part(now - this.#starts, elapsed);
    const from = "rate" in this.#pace ? this.look : this.#from;
    if (part >= 1) this.#starts = null;
    this.#put(mixed(from, this.#goal, part));
    return part < 1;
  }

  /** Drags the ground along with a pointer. */
  drag(from: Pixel, to: Pixel): void {
    this.#take(dragged(this, from, to));
  }

  /** Moves over the ground by so many pixels. */
  slide(pixels: Pixel): void {
    const unit = unitOf(this);
    this.#take(slid(this.look, -pixels.x / unit, -pixels.y / unit));
  }

  /** Turns round what is in the middle. */
  orbit(pixels: Pixel): void {
    this.#take(orbited(this.look, pixels, this.size));
  }

  /** Nearer (below 1) or farther away, at a pixel or else in the middle of what is free. */
  zoom(by: number, at: Pixel = middleOf(this.pane)): void {
    const { distance } = kept(
      { ...this, look: { ...this.look, distance: this.look.distance * by } },
      this.limits,
    );
    this.#take(zoomed(this, at, distance));
  }

  #part(since: number, elapsed: number): number {
    if ("lasts" in this.#pace) {
      const part = Math.min(1, Math.max(0, since / this.#pace.lasts));
      return part < 1 ? this.#pace.eased(part) : 1;
    }
    const there = apart(this.look, this.#goal) < THERE * this.#goal.distance;
    return there ? 1 : 1 - Math.exp(-this.#pace.rate * Math.min(elapsed, LONGEST));
  }

  #go(atOnce: boolean): void {
    this.#goal = kept({ ...this, look: this.#wanted }, this.limits);
    this.#from = this.look;
    this.#starts = atOnce ? null : performance.now();
    this.#put(atOnce ? this.#goal : this.look);
  }

  #take(look: Look): void {
    this.hold();
    this.#put(look);
  }

  #put(look: Look): void {
    this.look = kept({ ...this, look }, this.limits);
    for (const watcher of this.#watchers) watcher();
  }
}
