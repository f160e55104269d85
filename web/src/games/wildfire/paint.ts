/** What is to be seen at a moment, piece by piece: tiles, shadows, signs, sparks and fire. */

import { Matrix4 } from "three";
import { between } from "../../camera/look";
import { barCell, halfCell, ringCell } from "./atlas";
import { type Piece, THICK, type Tint } from "./batch";
import { flames } from "./faces";
import { hub } from "./lamps";
import { BLAZE, GLOW, OUTLINE, PLACE, SHADOW, SPARK } from "./lights";
import { FLIGHT, inFlight, type Pose, passed, SPIN } from "./motion";
import { flat, type Pieces, type Show, spot } from "./pieces";
import { type Lying, type Point, radians, signAt, sparks, towards } from "./places";
import type { PlacedTile } from "./types";

const INSET = 0.12;
/** How many pixels a sign should have at least. */
const SIGN = 17;
const GOLD: Tint = [1, 0.8, 0.36, 0.95];
const EMBER: Tint = [1, 0.48, 0.18, 1];

/** What there is to see; `unit` is how many pixels a width of a tile has, so that numbers stay legible. */
export function pieces(show: Show, now: number, unit: number): Pieces {
  const found: Pieces = {
    shadows: [],
    bodies: [],
    ghosts: [],
    faces: [],
    lights: [],
    wheel: 0,
    moving: false,
  };
  hub(show, now, unit, found);
  show.placed.forEach((placed, n) => {
    tile(show, placed, now, n === show.placed.length - 1 && n > 0, found);
  });
  signs(show, now, unit, found);
  for (const place of show.fits) fitting(place, show.ghost, now, found);
  if (show.ghost) ghost(show.ghost, found);
  return found;
}

function body(pose: Pose): Matrix4 {
  return new Matrix4()
    .makeTranslation(pose.x, pose.above, pose.y)
    .multiply(new Matrix4().makeRotationY(-radians(pose.turn)))
    .multiply(new Matrix4().makeRotationX(pose.lean))
    .multiply(new Matrix4().makeRotationZ(-0.4 * pose.lean));
}

function face(lying: Lying, place: Matrix4, alpha: number): Piece[] {
  const tint: Tint = [1, 1, 1, alpha];
  const local = (x: number, turn: number, size: number): Matrix4 =>
    place.clone().multiply(flat({ x, y: 0 }, THICK + 0.006, turn, size, size));
  return [
    { at: local(-0.47, 180, 0.96), cell: halfCell(lying.first), tint },
    { at: local(0.47, 0, 0.96), cell: halfCell(lying.second), tint },
    { at: local(0, 0, 0.92), cell: barCell, tint },
  ];
}

function tile(show: Show, placed: PlacedTile, now: number, newest: boolean, found: Pieces): void {
  const first = placed === show.placed[0];
  const floor = first ? INSET : 0;
  let pose: Pose = { x: placed.x, y: placed.y, above: floor, turn: placed.turn, lean: 0 };
  let landed = true;
  if (show.flight?.tile === placed.tile) {
    const part = passed(now - show.flight.starts, FLIGHT);
    landed = part >= 1;
    found.moving ||= !landed;
    if (!landed) pose = inFlight(show.flight.from, placed, part);
    pose.above += landed ? 0 : floor;
  }
  const place = body(pose);
  found.bodies.push(place);
  found.faces.push(...face(placed, place, 1));
  shadow(pose, show.dark, first ? INSET : 0, found);
  if (!landed) return;
  for (const spark of sparks(placed)) spot(spark, 0.05, 0.62, SPARK, EMBER, found);
  const burning = placed.tile === show.fire;
  if (newest) outline(placed, GOLD, 0.5, found);
  if (burning) fire(placed, now, found);
}

function shadow(pose: Pose, dark: boolean, floor: number, found: Pieces): void {
  const high = pose.above - floor;
  const spread = 1 + high * 0.12;
  const at = { x: pose.x + 0.1 + high * 0.28, y: pose.y + 0.16 + high * 0.34 };
  const strength = (dark ? 1 : 0.6) / (1 + high * 0.7);
  found.shadows.push({
    at: flat(at, 0.012 + floor, pose.turn, 3 * spread, 2 * spread),
    cell: SHADOW,
    tint: [1, 1, 1, strength],
  });
}

function outline(lying: Lying, [red, green, blue]: Tint, strength: number, found: Pieces): void {
  found.lights.push({
    at: flat(lying, THICK + 0.01, lying.turn, 2.8, 1.8),
    cell: OUTLINE,
    tint: [red, green, blue, strength],
  });
}

/** An open flame: a glow on the felt and tongues of fire that stand on the tile. */
function fire(placed: PlacedTile, now: number, found: Pieces): void {
  const halves: [string, number][] = [[placed.second, 0.5]];
  if (placed.first === "1" && placed.second === "1") halves.push([placed.first, -0.5]);
  for (const [end, along] of halves) {
    const middle = towards(placed, placed.turn, along);
    const breath = 0.9 + 0.1 * Math.sin(now / 190 + along);
    spot(middle, 0.03, 4.6 * breath, GLOW, [1, 0.42, 0.1, 0.75], found);
    spot(middle, THICK + 0.02, 2, GLOW, [1, 0.55, 0.15, 0.35 * breath], found);
    const asides = flames(end)?.aside ?? [0];
    asides.forEach((aside, n) => {
      tongue(towards(middle, placed.turn + 90, aside), asides.length, now / 130 + n * 2.1, found);
    });
  }
}

function tongue(foot: Point, among: number, beat: number, found: Pieces): void {
  const high = (1.15 - 0.13 * among) * (1 + 0.14 * Math.sin(beat) + 0.08 * Math.sin(beat * 2.3));
  const wide = (0.95 - 0.13 * among) * (1 + 0.08 * Math.cos(beat * 1.4));
  const at = new Matrix4()
    .makeTranslation(foot.x, THICK + 0.05, foot.y)
    .multiply(new Matrix4().makeRotationX(radians(44)))
    .multiply(new Matrix4().makeTranslation(0, 0, -0.36 * high))
    .multiply(new Matrix4().makeScale(wide, 1, high));
  found.lights.push({ at, cell: BLAZE, tint: [1, 0.92, 0.8, 0.85] });
}

/** The numbers in front of the open ends. */
function signs(show: Show, now: number, unit: number, found: Pieces): void {
  const size = between(0.8, SIGN / unit, 1.15);
  const spinning = show.spin !== null && passed(now - show.spin.starts, SPIN) < 1;
  const flying =
    show.flight !== null && passed(now - show.flight.starts, FLIGHT) < 1 ? show.flight.tile : null;
  for (const opening of show.openings) {
    if (opening.tile === flying) continue;
    const owed = opening.tile === show.fire;
    const tint: Tint = owed ? [1, 0.82, 0.4, 1] : show.dark ? [0.62, 0.78, 1, 0.82] : [0.9, 0.97, 1, 0.9];
    const at = signAt(opening);
    if (owed) spot(at, 0.02, 1.7, GLOW, [1, 0.5, 0.12, 0.7], found);
    found.faces.push({
      at: flat(at, 0.025, 0, size, size),
      cell: ringCell(owed && spinning ? -1 : opening.shows),
      tint,
    });
  }
}

function fitting(place: Lying, taken: Lying | null, now: number, found: Pieces): void {
  if (taken && taken.x === place.x && taken.y === place.y) return;
  const breath = 0.85 + 0.15 * Math.sin(now / 240);
  found.lights.push({
    at: flat(place, 0.03, place.turn, 2.8, 1.8),
    cell: PLACE,
    tint: [1, 0.62, 0.25, breath],
  });
  found.lights.push({ at: flat(place, 0.02, place.turn, 5, 4), cell: GLOW, tint: [1, 0.5, 0.15, 0.4] });
}

function ghost(lying: Lying, found: Pieces): void {
  const place = body({ x: lying.x, y: lying.y, above: 0.22, turn: lying.turn, lean: 0 });
  found.ghosts.push(place);
  found.faces.push(...face(lying, place, 0.9));
  const above = { ...lying };
  found.lights.push({
    at: flat(above, 0.22 + THICK + 0.01, lying.turn, 2.8, 1.8),
    cell: OUTLINE,
    tint: [1, 0.62, 0.25, 1],
  });
  found.lights.push({ at: flat(above, 0.02, lying.turn, 5, 4), cell: GLOW, tint: [1, 0.5, 0.15, 0.6] });
}
