/** Picking a tile and an end for it, by dragging or tapping, until a move is sent. */

import { type RefObject, useMemo, useRef, useState } from "react";
import type { Rig } from "../../camera/rig";
import type { Notation, Picture } from "../../messages";
import type { SceneProps } from "../scene";
import { attempt, type Way, ways } from "./notation";
import { type Lying, laidOn, meant, nextOpenings, type Point } from "./places";
import type { PlaceForTile, WildfireScene, WildfireView } from "./types";
import { type Carry, useCarry } from "./useCarry";
import { type Origin, under } from "./useMotion";
import { onTable } from "./view";

/** An end where a tile fits, and the ways to lay it there. */
interface Fit {
  opening: PlaceForTile;
  ways: Way[];
  place: Lying;
}

interface Picked {
  /** The picture that this was picked in: with another one it is void. */
  picture: Picture;
  selected: string | null;
  choosing: Fit | null;
  told: string | null;
}

export interface Picking {
  playing: boolean;
  selected: string | null;
  choosing: Fit | null;
  told: string | null;
  fits: Fit[];
  ghost: Lying | null;
  carry: Carry;
  fitsSomewhere(tile: string): boolean;
  tapTile(tile: string): void;
  tapFloor(at: Point): void;
  tapEnd(fit: Fit): void;
  choose(way: Way): void;
  drop(): void;
  look(tile: string | null): void;
  aim(on: string | null): void;
  send(move: Notation): void;
}

export function usePicking(
  { picture, scene, mine, play }: SceneProps<WildfireView, WildfireScene>,
  rig: Rig,
  root: RefObject<HTMLElement | null>,
  origin: RefObject<Origin>,
): Picking {
  const [kept, setPicked] = useState<Picked>({ picture, selected: null, choosing: null, told: null });
  const [looked, look] = useState<string | null>(null);
  const [aimed, aim] = useState<string | null>(null);
  const fresh: Picked = { picture, selected: null, choosing: null, told: null };
  const picked = kept.picture === picture ? kept : fresh;
  const pick = (change: Partial<Picked>) => setPicked({ ...fresh, ...change });
  const all = useMemo(() => ways(picture.moves), [picture]);
  const playing = mine !== null && picture.to_move === mine && picture.question === "PlayTile";
  const landing = useRef<Point | null>(null);

  const carry = useCarry({ root, free: playing, dropped });
  const active = carry.carried?.tile ?? picked.selected ?? looked;
  const fits = useMemo(() => (playing ? fitsOf(scene, all, active) : []), [playing, scene, all, active]);
  const over = carry.carried ? (meant(scene.openings, onTable(rig, carry.carried.at))?.tile ?? null) : aimed;
  const ghost = fits.find(({ opening }) => opening.tile === over)?.place ?? picked.choosing?.place ?? null;

  function send(move: Notation, tile: string | null = null): void {
    if (tile) origin.current = { tile, from: landing.current ?? handPlace(tile) };
    landing.current = null;
    aim(null);
    setPicked(fresh);
    play([move]);
  }
  function handPlace(tile: string): Point {
    const element = root.current?.querySelector(`[data-tile="${tile}"]`);
    return element && root.current ? under(element, rig, root.current) : { x: 0, y: 14 };
  }
  function lay(tile: string, opening: PlaceForTile): void {
    const fit = fitsOf(scene, all, tile).find((one) => one.opening.tile === opening.tile);
    if (!fit) {
      send(attempt(tile, opening));
      pick({ told: scene.unfit[tile] ?? null });
    } else if (fit.ways.length === 1) send(fit.ways[0]?.move, tile);
    else pick({ selected: tile, choosing: fit });
  }
  function dropped(tile: string, at: Point): void {
    const opening = meant(scene.openings, onTable(rig, at));
    landing.current = opening && onTable(rig, at);
    if (opening) lay(tile, opening);
    else pick({ told: scene.unfit[tile] ?? null });
  }
  function tapTile(tile: string): void {
    if (carry.wasDrag() || !playing) return;
    const found = fitsOf(scene, all, tile);
    landing.current = null;
    if (found.length === 0) pick({ selected: tile, told: scene.unfit[tile] ?? null });
    else if (picked.selected !== tile) pick({ selected: tile });
    else if (found.length === 1 && found[0]) lay(tile, found[0].opening);
    else pick({});
  }
  function tapFloor(at: Point): void {
    const opening = meant(scene.openings, onTable(rig, at));
    if (picked.selected && opening) lay(picked.selected, opening);
    else if (picked.selected || picked.told) pick({});
  }
  return {
    playing,
    selected: picked.selected,
    choosing: picked.choosing,
    told: picked.told,
    fits,
    ghost,
    carry,
    fitsSomewhere: (tile) => all.some((way) => way.tile === tile),
    tapTile,
    tapFloor,
    tapEnd: ({ opening }) => picked.selected && lay(picked.selected, opening),
    choose: (way) => send(way.move, way.tile),
    drop: () => pick({}),
    look,
    aim,
    send,
  };
}

/** The ends where a tile fits. */
function fitsOf(scene: WildfireScene, all: Way[], tile: string | null): Fit[] {
  if (tile === null) return [];
  return nextOpenings(scene.openings).flatMap((opening) => {
    const here = all.filter((way) => way.tile === tile && way.on === opening.tile);
    const first = here[0];
    return first ? [{ opening, ways: here, place: laidOn(opening, tile, first.out) }] : [];
  });
}
