/** The camera as the player moves it: glides to what is to be seen, unless somebody has taken hold of it. */

import {
  beneath,
  dragged,
  fitting,
  kept,
  type Lens,
  type Pane,
  type Point,
  type Size,
  scale,
  seen,
  zoomed,
} from "./lens";
import { eased } from "./motion";

const GLIDE = 600;

export class Rig {
  lens: Lens = { x: 0, y: 0, far: 40 };
  size: Size = { wide: 800, high: 600 };
  pane: Pane = { left: 0, top: 0, right: 800, bottom: 600 };
  /** Whether the player moved the camera, so that it no longer follows the chain. */
  held = false;
  private points: Point[] = [];
  private from: Lens | null = null;
  private to: Lens | null = null;
  private starts = 0;
  private readonly watchers = new Set<() => void>();

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** The canvas has another size, or other parts of it are covered. */
  resize(size: Size, pane: Pane): void {
    this.size = size;
    this.pane = pane;
    if (!this.held) this.settle();
    this.tell();
  }

  /** These points should be in view. */
  follow(points: Point[], still: boolean): void {
    const known = this.points.length > 0;
    this.points = points;
    if (this.held) return;
    if (still || !known) this.settle();
    else this.glideTo(this.fitted());
    this.tell();
  }

  /** How many pixels a width of a tile would have with all of these points in view. */
  unitFor(points: Point[]): number {
    return scale(fitting(points, this.size, this.pane), this.size);
  }

  fit(still: boolean): void {
    this.held = false;
    if (still) this.settle();
    else this.glideTo(this.fitted());
    this.tell();
  }

  drag(from: Point, to: Point): void {
    this.take(dragged(this.lens, this.size, from, to));
  }

  zoom(at: Point, by: number): void {
    this.take(zoomed(this.lens, this.size, at, by));
  }

  /** Nearer or farther round the middle of what is free. */
  step(by: number): void {
    this.zoom(this.middle(), by);
  }

  shift(across: number, down: number): void {
    const part = this.lens.far / 12;
    this.take(kept({ ...this.lens, x: this.lens.x + across * part, y: this.lens.y + down * part }));
  }

  seen(at: Point, above = 0): Point {
    return seen(this.lens, this.size, at, above);
  }

  beneath(pixel: Point): Point {
    return beneath(this.lens, this.size, pixel);
  }

  /** Goes on gliding; says whether there is more to come. */
  glide(now: number): boolean {
    if (!this.from || !this.to) return false;
    const part = Math.min(1, (now - this.starts) / GLIDE);
    const way = eased(part);
    const { from, to } = this;
    this.lens = {
      x: from.x + (to.x - from.x) * way,
      y: from.y + (to.y - from.y) * way,
      far: from.far + (to.far - from.far) * way,
    };
    if (part >= 1) this.stop();
    this.tell();
    return part < 1;
  }

  private middle(): Point {
    const { left, right, top, bottom } = this.pane;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  private fitted(): Lens {
    return this.points.length > 0 ? fitting(this.points, this.size, this.pane) : this.lens;
  }

  private settle(): void {
    this.stop();
    this.lens = this.fitted();
  }

  private take(lens: Lens): void {
    this.stop();
    this.held = true;
    this.lens = lens;
    this.tell();
  }

  private glideTo(lens: Lens): void {
    this.from = this.lens;
    this.to = lens;
    this.starts = performance.now();
  }

  private stop(): void {
    this.from = null;
    this.to = null;
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher();
  }
}
